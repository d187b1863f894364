import {
  add,
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
import { COLUMNS_AT_ONCE, ROWS_AT_ONCE } from './linear.ts';

/** Numbers along a row of `a` in each turn of the innermost loop. */
const STEPS = 4;

/** out[m × n] = (a[m × k] · b[k × n]) · scales[row], in floats and in blocks as in `linear`; b in panels (`panels.ts`). */
export function products(): WasmFunction {
  return defineFunction('products', [I32, I32, I32, I32, I32, I32, I32, I32, I32], (parameters, locals) => {
    const [a, aStride, b, out, outStride, m, n, k, scales] = parameters as [
      ...[number, number, number, number, number],
      ...[number, number, number, number],
    ];
    const [row, column, panelEnd, right, into, scale] = locals.ints(6) as [
      ...[number, number, number],
      ...[number, number, number],
    ];
    const rows = locals.ints(ROWS_AT_ONCE);
    const sums = rows.map(() => locals.vectors(2));
    const columns = locals.vectors(2);
    const [left] = locals.vectors(1) as [number];

    const alongRow: Code = [
      Array.from({ length: STEPS }, (_, u) => [
        columns.map((v, c) => [get(right), vector.load(32 * u + 16 * c), set(v)]),
        rows.map((from, r) => [
          [get(from), vector.loadSplat(4 * u), set(left)],
          columns.map((v, c) => [
            [get(sums[r]![c]!), get(left), get(v), vector.multiplyFloats, vector.addFloats],
            set(sums[r]![c]!),
          ]),
        ]),
      ]),
      rows.map((from) => increase(from, constant(4 * STEPS))),
      increase(right, constant(32 * STEPS)),
    ];
    const store = (r: number, c: number): Code => [
      [get(into), get(sums[r]![c]!), get(scale), vector.loadSplat(4 * r), vector.multiplyFloats],
      vector.store(16 * c),
    ];
    const rowStart = (r: number): Code => [r === 0 ? get(a) : [get(rows[r - 1]!), get(aStride), add], set(rows[r]!)];
    const rowAfter = (from: number): Code => [
      increase(from, [get(aStride), constant(ROWS_AT_ONCE), multiply]),
      increase(from, [get(k), constant(-4), multiply]),
    ];
    const fourRows: Code = [
      sums.flat().map((sum) => [vector.zero, set(sum)]),
      [get(b), set(right)],
      repeatWhile(alongRow, [get(right), get(panelEnd), lessUnsigned]),
      rows.map((from, r) => [store(r, 0), store(r, 1), increase(into, get(outStride)), rowAfter(from)]),
      increase(scale, constant(4 * ROWS_AT_ONCE)),
      increase(row, constant(ROWS_AT_ONCE)),
    ];
    const eightColumns: Code = [
      [get(b), set(panelEnd), increase(panelEnd, [get(k), constant(32), multiply])],
      rows.map((_, r) => rowStart(r)),
      [get(out), set(into), get(scales), set(scale), constant(0), set(row)],
      repeatWhile(fourRows, [get(row), get(m), lessUnsigned]),
      [get(panelEnd), set(b), increase(out, constant(32)), increase(column, constant(COLUMNS_AT_ONCE))],
    ];
    return repeatWhile(eightColumns, [get(column), get(n), lessUnsigned]);
  });
}
