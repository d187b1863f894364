import {
  type Code,
  constant,
  defineFunction,
  get,
  I32,
  increase,
  lessUnsigned,
  multiply,
  repeatWhile,
  set,
  vector,
  type WasmFunction,
} from '../wasm-assembler.ts';
import { COLUMNS_AT_ONCE } from './linear.ts';

/** Bytes in a row of a panel. */
const PANEL = 4 * COLUMNS_AT_ONCE;

/**
 * Packs the right side of `products` from rows that are `stride` bytes apart: eight columns of all rows, then the next eight. Without packing, rows
 * of 3 KB map to a few sets of the first-level cache.
 */
export function packColumns(): WasmFunction {
  return defineFunction('packColumns', [I32, I32, I32, I32, I32], (parameters, locals) => {
    const [from, stride, out, rows, columns] = parameters as [number, number, number, number, number];
    const [row, column, here] = locals.ints(3) as [number, number, number];
    const copy = (offset: number): Code => [get(out), get(here), vector.load(offset), vector.store(offset)];
    const oneRow: Code = [
      [copy(0), copy(16)],
      [increase(here, get(stride)), increase(out, constant(PANEL)), increase(row, constant(1))],
    ];
    const panel: Code = [
      [get(from), set(here), constant(0), set(row)],
      repeatWhile(oneRow, [get(row), get(rows), lessUnsigned]),
      [increase(from, constant(PANEL)), increase(column, constant(COLUMNS_AT_ONCE))],
    ];
    return repeatWhile(panel, [get(column), get(columns), lessUnsigned]);
  });
}

/** The same for transposed rows, so that `products` multiplies by their transpose: eight rows of all columns, then the next eight. */
export function packTransposed(): WasmFunction {
  return defineFunction('packTransposed', [I32, I32, I32, I32, I32], (parameters, locals) => {
    const [from, stride, out, rows, columns] = parameters as [number, number, number, number, number];
    const [row, column, here, next] = locals.ints(4) as [number, number, number, number];
    const read = locals.vectors(4);
    const mixed = locals.vectors(4);
    const [r0, r1, r2, r3] = read as [number, number, number, number];
    const [m0, m1, m2, m3] = mixed as [number, number, number, number];
    const mix = (a: number, b: number, lanes: readonly number[], to: number): Code => [
      [get(a), get(b), vector.pick(lanes)],
      set(to),
    ];
    /** Transposes four numbers of four rows each into the half of the panel at `offset`. */
    const fourByFour = (offset: number): Code => [
      read.map((to) => [get(next), vector.load(), set(to), increase(next, get(stride))]),
      [mix(r0, r1, [0, 4, 1, 5], m0), mix(r2, r3, [0, 4, 1, 5], m1)],
      [mix(r0, r1, [2, 6, 3, 7], m2), mix(r2, r3, [2, 6, 3, 7], m3)],
      [mix(m0, m1, [0, 1, 4, 5], r0), mix(m0, m1, [2, 3, 6, 7], r1)],
      [mix(m2, m3, [0, 1, 4, 5], r2), mix(m2, m3, [2, 3, 6, 7], r3)],
      read.map((value, i) => [get(out), get(value), vector.store(PANEL * i + offset)]),
    ];
    const fourColumns: Code = [
      [get(here), set(next), fourByFour(0), fourByFour(16)],
      [increase(here, constant(16)), increase(out, constant(4 * PANEL)), increase(column, constant(4))],
    ];
    const panel: Code = [
      [get(from), set(here), constant(0), set(column)],
      repeatWhile(fourColumns, [get(column), get(columns), lessUnsigned]),
      increase(from, [get(stride), constant(COLUMNS_AT_ONCE), multiply]),
      increase(row, constant(COLUMNS_AT_ONCE)),
    ];
    return repeatWhile(panel, [get(row), get(rows), lessUnsigned]);
  });
}
