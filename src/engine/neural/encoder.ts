import { createArena } from './arena.ts';
import { createAttention } from './attention.ts';
import { COLUMNS_AT_ONCE } from './kernels/linear.ts';
import { ENTRY } from './kernels/sparse.ts';
import type { Linear } from './layers.ts';
import type { Matrix, ModelFile } from './model-file.ts';
import { loadNetwork, type Position } from './network.ts';

/** The network's results for a segment. */
export interface Encoded {
  /** For each position, the row whose products with the embeddings are the scores of words. */
  readonly expected: Float32Array;
  /** For each position, a row of logits for what may be missing before it, one for each class. The first row is unused. */
  readonly gaps: Float32Array;
}

export type Encoder = (segments: readonly (readonly Position[])[]) => Encoded[];

/** Positions that pass through the layers together: weights are read once for all of them, and their numbers stay in the second-level cache. */
const MOST_ROWS = 256;
/** Kernels process rows four at a time, and keys and values of a segment eight at a time. */
const SPARE_ROWS = 8;

/**
 * A Transformer (Vaswani et al. 2017) that reads whole segments: norms before its layers (Xiong et al. 2020), rotary positions, 8-bit weights, 12-bit
 * activations with one scale for each row, attention in floats. Segments of a batch follow one another without padding and do not affect one another.
 * Besides the file it holds a copy of its linear maps and about 3 MB of working memory, and keeps no state between calls.
 */
export function createEncoder(file: ModelFile): Encoder {
  const { shape } = file.header;
  const { hidden, feed, positions } = shape;
  const arena = createArena();
  const { tables, blocks, norm, transform, gapLeft, gapRight, gapBias } = loadNetwork(arena, file);

  const capacity = Math.max(MOST_ROWS, positions) + SPARE_ROWS;
  const widest = Math.max(3 * hidden, feed, gapLeft.rows);
  const at = {
    states: arena.reserve(capacity * hidden * 4),
    wide: arena.reserve(capacity * widest * 4),
    mixed: arena.reserve(capacity * Math.max(hidden, gapLeft.rows) * 4),
    shorts: arena.reserve(capacity * Math.max(hidden, feed) * 2),
    scales: arena.reserve(capacity * 4),
    panel: arena.reserve(4 * COLUMNS_AT_ONCE * Math.max(hidden, feed)),
    entries: arena.reserve(((capacity * feed) / 2) * ENTRY + ENTRY),
    ends: arena.reserve(capacity * 4),
  };
  const attend = createAttention(arena, shape, { qkv: at.wide, mixed: at.mixed });
  const states = arena.floats(at.states, capacity * hidden);
  const wide = arena.floats(at.wide, capacity * widest);
  const mixed = arena.floats(at.mixed, capacity * Math.max(hidden, gapLeft.rows));
  const { linear, addLinear, listPairs, addSparse, quantise, quantiseNormed } = arena.kernels;

  const run = (kernel: typeof linear, map: Linear, out: number, rows: number): void =>
    kernel(at.shorts, map.weights, out, rows, map.rows, map.columns, at.scales, map.scales, at.panel);
  const fromNormed = (gains: number, map: Linear, out: number, rows: number): void => {
    quantiseNormed(at.states, gains, at.shorts, at.scales, rows, hidden);
    run(linear, map, out, rows);
  };
  const addMixed = (map: Linear, rows: number): void => {
    quantise(at.mixed, at.shorts, at.scales, rows, map.columns, Number.NEGATIVE_INFINITY);
    run(addLinear, map, at.states, rows);
  };
  const addRectified = (map: Linear, rows: number): void => {
    quantise(at.wide, at.shorts, at.scales, rows, map.columns, 0);
    listPairs(at.shorts, at.entries, at.ends, rows, map.columns);
    const [entries, scales] = [at.entries, at.scales];
    addSparse(map.weights, at.states, rows, map.rows, map.columns, entries, at.ends, scales, map.scales, at.panel);
  };

  /** Writes the sums of their embeddings as the states of all positions; returns the number of rows to process. */
  function embed(segments: readonly (readonly Position[])[]): number {
    let start = 0;
    for (const segment of segments)
      for (const position of segment) {
        states.fill(0, start, start + hidden);
        for (const [part, table] of tables) addRow(table, position[part], states, start);
        start += hidden;
      }
    const rows = Math.ceil(start / hidden / 4) * 4;
    states.fill(0, start, rows * hidden);
    return rows;
  }

  function encodeBatch(segments: readonly (readonly Position[])[]): Encoded[] {
    const rows = embed(segments);
    const starts = segments.map((_, i) => segments.slice(0, i).reduce((sum, { length }) => sum + length, 0));
    for (const { norm1, norm2, qkv, out, widen, narrow } of blocks) {
      fromNormed(norm1, qkv, at.wide, rows);
      segments.forEach(({ length }, i) => {
        attend(starts[i]!, length);
      });
      addMixed(out, rows);
      fromNormed(norm2, widen, at.wide, rows);
      addRectified(narrow, rows);
    }
    fromNormed(norm, transform, at.wide, rows);
    const expected = segments.map(({ length }, i) => wide.slice(starts[i]! * hidden, (starts[i]! + length) * hidden));
    run(linear, gapLeft, at.wide, rows);
    run(linear, gapRight, at.mixed, rows);
    return segments.map(({ length }, i) => ({ expected: expected[i]!, gaps: gapLogits(starts[i]!, length) }));
  }

  /** Sums of the logits from the states to the left and to the right of each gap. */
  function gapLogits(start: number, length: number): Float32Array {
    const logits = new Float32Array(length * shape.gaps);
    for (let row = 1; row < length; row++) {
      const right = (start + row) * gapRight.rows;
      const left = right - gapLeft.rows;
      for (let i = 0; i < shape.gaps; i++)
        logits[row * shape.gaps + i] = wide[left + i]! + mixed[right + i]! + gapBias[i]!;
    }
    return logits;
  }

  return (segments) => {
    const encoded: Encoded[] = [];
    let batch: (readonly Position[])[] = [];
    let rows = 0;
    for (const segment of segments) {
      if (batch.length > 0 && rows + segment.length > MOST_ROWS) {
        encoded.push(...encodeBatch(batch));
        batch = [];
        rows = 0;
      }
      batch.push(segment);
      rows += segment.length;
    }
    if (batch.length > 0) encoded.push(...encodeBatch(batch));
    return encoded;
  };
}

function addRow({ numbers, scales, columns }: Matrix, row: number, into: Float32Array, at: number): void {
  const start = row * columns;
  const scale = scales[row]!;
  for (let i = 0; i < columns; i++) into[at + i]! += numbers[start + i]! * scale;
}
