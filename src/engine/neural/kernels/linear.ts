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

/** Rows of activations, and columns of weights, that are processed together: their eight sums stay in registers. */
export const ROWS_AT_ONCE = 4;
export const COLUMNS_AT_ONCE = 8;
/** Pairs of numbers along a row in each turn of the innermost loop. */
const PAIRS = 2;

/**
 * out[m × n] = (a · wᵀ) · aScales[row] · wScales[column], or added to the contents of `out`. Eight columns at a time are widened to 16 bits at
 * `panel` and stay in the first-level cache for all rows.
 *
 * Measured on one core (Sapphire Rapids, Node 20), beside other work: 34 to 38 G multiply-adds a second. Rows in their stored order, with sums
 * across the lanes at the end, reached 12. Two rows by sixteen columns and five by eight are as fast; one vector of columns is slower by a quarter
 * (loads), six rows by a tenth (registers). Widening the weights at each read is slower by a tenth; storing them in 16 bits is slower by 4 % within
 * the network (memory) and takes twice the space.
 */
export function linear(name: string, adding: boolean): WasmFunction {
  return defineFunction(name, [I32, I32, I32, I32, I32, I32, I32, I32, I32], (parameters, locals) => {
    const [a, w, out, m, n, k, aScales, wScales, panel] = parameters as [
      ...[number, number, number, number, number],
      ...[number, number, number, number],
    ];
    const [row, column, panelEnd, weights, into, scales] = locals.ints(6) as [
      ...[number, number, number],
      ...[number, number, number],
    ];
    const rows = locals.ints(ROWS_AT_ONCE);
    const sums = rows.map(() => locals.vectors(2));
    const columns = locals.vectors(2);
    const [pair] = locals.vectors(1) as [number];

    const pairStep = (u: number): Code => [
      columns.map((v, c) => [get(weights), vector.load((2 * u + c) * 16), set(v)]),
      rows.map((from, r) => [
        [get(from), vector.loadSplat(4 * u), set(pair)],
        columns.map((v, c) => [
          [get(sums[r]![c]!), get(pair), get(v), vector.dotShorts, vector.addInts],
          set(sums[r]![c]!),
        ]),
      ]),
    ];
    const alongRow: Code = [
      Array.from({ length: PAIRS }, (_, u) => pairStep(u)),
      rows.map((from) => increase(from, constant(4 * PAIRS))),
      increase(weights, constant(32 * PAIRS)),
    ];
    const store = (r: number, c: number): Code => [
      get(into),
      [get(sums[r]![c]!), vector.intsToFloats],
      [get(scales), vector.loadSplat(4 * r), vector.multiplyFloats],
      [get(wScales), vector.load(16 * c), vector.multiplyFloats],
      adding ? [get(into), vector.load(16 * c), vector.addFloats] : [],
      vector.store(16 * c),
    ];
    const fourRows: Code = [
      sums.flat().map((sum) => [vector.zero, set(sum)]),
      [get(panel), set(weights)],
      repeatWhile(alongRow, [get(weights), get(panelEnd), lessUnsigned]),
      rows.map((from, r) => [
        [store(r, 0), store(r, 1)],
        increase(into, [get(n), constant(4), multiply]),
        increase(from, [get(k), constant(2 * (ROWS_AT_ONCE - 1)), multiply]),
      ]),
      increase(scales, constant(4 * ROWS_AT_ONCE)),
      increase(row, constant(ROWS_AT_ONCE)),
    ];
    const widen: Code = [
      [0, 1, 2, 3].map((i) => [get(weights), get(w), vector.loadBytesAsShorts(8 * i), vector.store(16 * i)]),
      [increase(w, constant(32)), increase(weights, constant(64))],
    ];
    const eightColumns: Code = [
      [get(panel), set(panelEnd), increase(panelEnd, [get(k), constant(2 * COLUMNS_AT_ONCE), multiply])],
      [get(panel), set(weights), repeatWhile(widen, [get(weights), get(panelEnd), lessUnsigned])],
      rows.map((from, r) => [r === 0 ? get(a) : get(rows[r - 1]!), set(from), r === 0 ? [] : nextRow(from, k)]),
      [get(out), set(into), get(aScales), set(scales), constant(0), set(row)],
      repeatWhile(fourRows, [get(row), get(m), lessUnsigned]),
      [increase(out, constant(32)), increase(wScales, constant(32)), increase(column, constant(COLUMNS_AT_ONCE))],
    ];
    return repeatWhile(eightColumns, [get(column), get(n), lessUnsigned]);
  });
}

const nextRow = (address: number, k: number): Code => increase(address, [get(k), constant(2), multiply]);
