import { assemble } from '../wasm-assembler.ts';
import { type WasmMemory, wasm } from '../webassembly.ts';
import { linear } from './linear.ts';
import { packColumns, packTransposed } from './panels.ts';
import { products } from './products.ts';
import { quantise, quantiseNormed } from './quantise.ts';
import { rotate } from './rotate.ts';
import { softmax } from './softmax.ts';

/**
 * The inner loops of the network. Addresses and strides are bytes in the memory, other sizes counts of numbers; matrices without a stride lie
 * row by row without gaps. Counts are multiples of what is named; nothing is checked.
 */
export interface Kernels {
  /**
   * out[m × n] (float) = (a · wᵀ) · aScales[row] · wScales[column], with a[m × k] of 16-bit numbers and w as `loadLinear` lays it out; `panel` is room
   * for 16 k bytes. `m` of 4, `n` of 8, `k` of 4; |a| at most 2047 and |w| at most 127 keep the 32-bit sums from overflowing up to k = 8192.
   */
  linear: Linear;
  /** The same, added to what `out` holds. */
  addLinear: Linear;
  /**
   * out[m × n] = (a[m × k] · b[k × n]) · scales[row], of floats, b as `packColumns` or `packTransposed` leave it. `m` of 4, `n` of 8, `k`
   * of 4.
   */
  products(
    a: number,
    aStride: number,
    b: number,
    out: number,
    outStride: number,
    m: number,
    n: number,
    k: number,
    scales: number,
  ): void;
  /** b[rows × columns] for `products` from floats. `columns` of 8. */
  packColumns(from: number, stride: number, out: number, rows: number, columns: number): void;
  /** b[columns × rows] for `products`, the floats turned over. `rows` of 8, `columns` of 4. */
  packTransposed(from: number, stride: number, out: number, rows: number, columns: number): void;
  /** Rows of floats, at least `floor` each, as 12-bit numbers with a scale a row. `width` of 8. */
  quantise(from: number, into: number, scales: number, rows: number, width: number, floor: number): void;
  /** The same of rows over their root mean square, times gains. */
  quantiseNormed(from: number, gains: number, into: number, scales: number, rows: number, width: number): void;
  /** Rotary positions, in place; cosines and sines are those of the first row. */
  rotate(at: number, stride: number, rows: number, heads: number, cosines: number, sines: number): void;
  /**
   * Exponentials of each row less its largest, in place; one over their sum at `shares`. `columns` of 8; the eight floats at `mask` are added
   * to the last eight columns before. Relative error below 1e-5.
   */
  softmax(scores: number, stride: number, rows: number, columns: number, mask: number, shares: number): void;
}

type Linear = (
  a: number,
  w: number,
  out: number,
  m: number,
  n: number,
  k: number,
  aScales: number,
  wScales: number,
  panel: number,
) => void;

/** Compiles the kernels over `memory`. @throws Error where the machine has no 128-bit vectors */
export function createKernels(memory: WasmMemory): Kernels {
  const functions = [
    ...[linear('linear', false), linear('addLinear', true), products(), quantise(), quantiseNormed()],
    ...[rotate(), softmax(), packColumns(), packTransposed()],
  ];
  const module = new wasm.Module(assemble(functions));
  return new wasm.Instance(module, { env: { memory } }).exports as unknown as Kernels;
}
