import { assemble } from '../wasm-assembler.ts';
import { type WasmMemory, wasm } from '../webassembly.ts';
import { linear } from './linear.ts';
import { packColumns, packTransposed } from './panels.ts';
import { products } from './products.ts';
import { quantise, quantiseNormed } from './quantise.ts';
import { rotate } from './rotate.ts';
import { softmax } from './softmax.ts';
import { addSparse, listPairs } from './sparse.ts';

/**
 * The inner loops of the network. Addresses and strides are bytes in the memory, other sizes are counts of numbers; matrices without a stride are
 * stored row by row without gaps. Each count is a multiple of the number given for it; nothing is checked.
 */
export interface Kernels {
  /**
   * out[m × n] (float) = (a · wᵀ) · aScales[row] · wScales[column], with 16-bit numbers in a[m × k] and w in the layout of `loadLinear`; `panel` has
   * room for 16 k bytes. `m` is a multiple of 4, `n` of 8, `k` of 4; |a| at most 2047 and |w| at most 127 keep the 32-bit sums from overflowing up to
   * k = 8192.
   */
  linear: Linear;
  /** The same, added to the contents of `out`. */
  addLinear: Linear;
  /**
   * Lists what is not zero in rows of 16-bit numbers a[m × k] for `addSparse`: at `entries`, with room for 4 k m bytes and 8 more, and the ends of
   * the rows at `ends`, with room for 4 m bytes. `k` is a multiple of 4.
   */
  listPairs(a: number, entries: number, ends: number, m: number, k: number): void;
  /**
   * What `addLinear` does for rows that `listPairs` has listed, the faster the more zeros they hold; `panel` has room for 32 k bytes. `n` is a
   * multiple of 16, `k` of 4; limits of the numbers as in `linear`.
   */
  addSparse(
    w: number,
    out: number,
    m: number,
    n: number,
    k: number,
    entries: number,
    ends: number,
    aScales: number,
    wScales: number,
    panel: number,
  ): void;
  /**
   * out[m × n] = (a[m × k] · b[k × n]) · scales[row], in floats, with b in the layout of `packColumns` or `packTransposed`. `m` is a multiple of 4,
   * `n` of 8, `k` of 4.
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
  /** Packs floats as b[rows × columns] for `products`. `columns` is a multiple of 8. */
  packColumns(from: number, stride: number, out: number, rows: number, columns: number): void;
  /** Packs transposed floats as b[columns × rows] for `products`. `rows` is a multiple of 8, `columns` of 4. */
  packTransposed(from: number, stride: number, out: number, rows: number, columns: number): void;
  /** Converts rows of floats, each raised to at least `floor`, to 12-bit numbers with one scale for each row. `width` is a multiple of 8. */
  quantise(from: number, into: number, scales: number, rows: number, width: number, floor: number): void;
  /** The same for rows divided by their root mean square and multiplied by gains. */
  quantiseNormed(from: number, gains: number, into: number, scales: number, rows: number, width: number): void;
  /** Applies rotary positions in place; cosines and sines are those of the first row. */
  rotate(at: number, stride: number, rows: number, heads: number, cosines: number, sines: number): void;
  /**
   * Exponentials of each row minus its largest number, in place; writes one over their sum to `shares`. `columns` is a multiple of 8; the eight
   * floats at `mask` are first added to the last eight columns. Relative error below 1e-5.
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

/**
 * Compiles the kernels over `memory`.
 * @throws Error when the machine has no 128-bit vectors
 */
export function createKernels(memory: WasmMemory): Kernels {
  const functions = [
    ...[linear('linear', false), linear('addLinear', true), products(), quantise(), quantiseNormed()],
    ...[listPairs(), addSparse()],
    ...[rotate(), softmax(), packColumns(), packTransposed()],
  ];
  const module = new wasm.Module(assemble(functions));
  return new wasm.Instance(module, { env: { memory } }).exports as unknown as Kernels;
}
