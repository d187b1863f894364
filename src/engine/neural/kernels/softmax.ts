import {
  add,
  type Code,
  constant,
  defineFunction,
  float,
  get,
  I32,
  increase,
  lessUnsigned,
  multiply,
  repeatWhile,
  set,
  tee,
  vector,
  type WasmFunction,
} from '../wasm-assembler.ts';
import { acrossLanes, ROUNDER } from './lanes.ts';

/** Added to a number, this makes its exponential 0. */
export const NOTHING = -1e30;
/** Below this the exponential is 0, because its powers of two would exceed the range of floats. */
const LEAST = -87;
/** Coefficients of 2^x over [-½, ½], fitted for the smallest relative error anywhere: 2.6e-6. */
const POWER_OF_TWO = [0.99999926, 0.69312183, 0.24024745, 0.05591777, 0.00957007];

/**
 * Exponentials of each row of `scores` minus its largest number, in place; writes one over their sum to `shares`. `mask` is first added to the last
 * eight columns. Rows are `stride` bytes apart, `columns` is a multiple of eight.
 */
export function softmax(): WasmFunction {
  return defineFunction('softmax', [I32, I32, I32, I32, I32, I32], (parameters, locals) => {
    const [scores, stride, rows, columns, mask, shares] = parameters as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const [row, here, end, last] = locals.ints(4) as [number, number, number, number];
    const [x, whole, power, largest, sum] = locals.vectors(5) as [number, number, number, number, number];
    const both = (part: (offset: number) => Code): Code => [part(0), part(16)];
    const again: Code = [get(here), get(end), lessUnsigned];
    const hide = (offset: number): Code => [
      [get(last), get(last), vector.load(offset), get(mask), vector.load(offset), vector.addFloats],
      vector.store(offset),
    ];
    const look = (offset: number): Code => [
      [get(largest), get(here), vector.load(offset), vector.largerFloats],
      set(largest),
    ];
    const exponential = (offset: number): Code => [
      [get(here), vector.load(offset), get(largest), vector.subtractFloats, set(x)],
      // x / ln 2 = whole + rest; the lower bits of `whole` hold the whole number until the rounder is subtracted
      [get(x), vector.floats(Math.LOG2E), vector.multiplyFloats, tee(power)],
      [vector.floats(ROUNDER), vector.addFloats, set(whole)],
      [get(power), get(whole), vector.floats(ROUNDER), vector.subtractFloats, vector.subtractFloats, set(power)],
      [get(here), powerOfTwo(power), get(whole), constant(23), vector.shiftLeft, vector.addInts],
      [get(x), vector.floats(LEAST), vector.greaterFloats, vector.and, tee(x), vector.store(offset)],
      [get(sum), get(x), vector.addFloats, set(sum)],
    ];
    const oneRow: Code = [
      [get(scores), get(columns), constant(4), multiply, add, tee(end), constant(-32), add, set(last)],
      [both(hide), vector.floats(NOTHING), set(largest), vector.zero, set(sum)],
      [get(scores), set(here), repeatWhile([both(look), increase(here, constant(32))], again)],
      [acrossLanes(largest, vector.largerFloats), vector.splatFloat, set(largest)],
      [get(scores), set(here), repeatWhile([both(exponential), increase(here, constant(32))], again)],
      [get(shares), float.constant(1), acrossLanes(sum, vector.addFloats), float.divide, float.store],
      [increase(scores, get(stride)), increase(shares, constant(4)), increase(row, constant(1))],
    ];
    return repeatWhile(oneRow, [get(row), get(rows), lessUnsigned]);
  });
}

/** Leaves the polynomial at `local`, by Horner's rule, on the stack. */
function powerOfTwo(local: number): Code {
  const [highest, ...rest] = POWER_OF_TWO.toReversed() as [number, ...number[]];
  return [
    vector.floats(highest),
    rest.map((coefficient) => [
      [get(local), vector.multiplyFloats],
      [vector.floats(coefficient), vector.addFloats],
    ]),
  ];
}
