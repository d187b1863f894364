import type { Arena } from './arena.ts';
import { COLUMNS_AT_ONCE } from './kernels/linear.ts';
import type { Matrix } from './model-file.ts';

/** A linear map in the arena. */
export interface Linear {
  /** Numbers of outputs, and of inputs. */
  readonly rows: number;
  readonly columns: number;
  readonly weights: number;
  readonly scales: number;
}

/**
 * Copies a linear map into the arena, with its rows padded to a multiple of eight, in the order in which `linear` reads them: two numbers each of
 * eight rows, then the next two.
 */
export function loadLinear(arena: Arena, matrix: Matrix): Linear {
  const { columns } = matrix;
  const rows = Math.ceil(matrix.rows / COLUMNS_AT_ONCE) * COLUMNS_AT_ONCE;
  const packed = new Int8Array(rows * columns);
  let at = 0;
  for (let block = 0; block < rows; block += COLUMNS_AT_ONCE)
    for (let column = 0; column < columns; column += 2)
      for (let row = block; row < block + COLUMNS_AT_ONCE; row++) {
        const from = row * columns + column;
        // padding rows are zeros
        packed[at++] = matrix.numbers[from] ?? 0;
        packed[at++] = matrix.numbers[from + 1] ?? 0;
      }
  const scales = new Float32Array(rows);
  scales.set(matrix.scales);
  return { rows, columns, weights: arena.keep(packed), scales: arena.keep(scales) };
}
