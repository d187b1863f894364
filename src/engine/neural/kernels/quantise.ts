import {
  type Code,
  constant,
  defineFunction,
  F32,
  float,
  get,
  I32,
  increase,
  type Locals,
  lessUnsigned,
  multiply,
  repeatWhile,
  set,
  vector,
  type WasmFunction,
} from '../wasm-assembler.ts';
import { acrossLanes, ROUNDER, ROUNDER_BITS } from './lanes.ts';

/** Largest activation as a 16-bit number: 12 bits keep the 32-bit sums of `linear` from overflowing up to rows of 8192. */
export const LARGEST = 2047;
/** Prevents division by zero for a row of zeros. */
const TINY = 1e-30;
const EPSILON = 1e-6;
/** Leaves eight numbers, `value(0)` and `value(1)` times `factor`, as 16-bit numbers on the stack. */
const eightShorts = (value: (half: number) => Code, factor: number): Code => [
  [0, 1].map((half) => [
    [value(half), get(factor), vector.multiplyFloats, vector.floats(ROUNDER), vector.addFloats],
    [vector.ints(ROUNDER_BITS), vector.subtractInts],
  ]),
  vector.narrow,
];

interface Row {
  readonly from: number;
  readonly into: number;
  readonly scales: number;
  readonly rows: number;
  readonly width: number;
}

/**
 * A loop over rows that reads each row twice: to find its largest number, then to write it. `value` leaves four numbers of the row on the stack.
 * `finish` leaves the factor for the scale.
 */
function overRows(
  { from, into, scales, rows, width }: Row,
  locals: Locals,
  value: (half: number) => Code,
  parts: {
    readonly start: Code;
    readonly look: Code;
    readonly rewind: Code;
    readonly step: Code;
    readonly scale: Code;
  },
): Code {
  const [row, start, end] = locals.ints(3) as [number, number, number];
  const [most] = locals.floats(1) as [number];
  const [largest, factor] = locals.vectors(2) as [number, number];
  const larger = (half: number): Code => [
    [get(largest), value(half), vector.absoluteFloats, vector.largerFloats],
    set(largest),
  ];
  const again: Code = [get(from), get(end), lessUnsigned];
  const next: Code = [increase(from, constant(32)), parts.step];
  const oneRow: Code = [
    [get(from), set(start), get(from), set(end), increase(end, [get(width), constant(4), multiply])],
    [vector.floats(TINY), set(largest), parts.start],
    repeatWhile([larger(0), larger(1), parts.look, next], again),
    [acrossLanes(largest, vector.largerFloats), set(most)],
    [float.constant(LARGEST), get(most), float.divide, vector.splatFloat, set(factor)],
    [get(scales), get(most), float.constant(1 / LARGEST), float.multiply, parts.scale, float.store],
    [get(start), set(from), parts.rewind],
    repeatWhile([get(into), eightShorts(value, factor), vector.store(), increase(into, constant(16)), next], again),
    [increase(scales, constant(4)), parts.rewind, increase(row, constant(1))],
  ];
  return repeatWhile(oneRow, [get(row), get(rows), lessUnsigned]);
}

/** Converts rows to 12-bit numbers with one scale each, after raising numbers below `floor` to it. */
export function quantise(): WasmFunction {
  return defineFunction('quantise', [I32, I32, I32, I32, I32, F32], (parameters, locals) => {
    const [from, into, scales, rows, width, floor] = parameters as [number, number, number, number, number, number];
    const [lowest] = locals.vectors(1) as [number];
    const value = (half: number): Code => [get(lowest), get(from), vector.load(16 * half), vector.largerFloats];
    return [
      [get(floor), vector.splatFloat, set(lowest)],
      overRows({ from, into, scales, rows, width }, locals, value, {
        ...{ start: [], look: [], rewind: [], step: [], scale: [] },
      }),
    ];
  });
}

/**
 * The same for rows divided by their root mean square (Zhang and Sennrich 2019) and multiplied by `gains`. The division affects only the scale: the
 * whole numbers are those of the row times gains.
 */
export function quantiseNormed(): WasmFunction {
  return defineFunction('quantiseNormed', [I32, I32, I32, I32, I32, I32], (parameters, locals) => {
    const [from, gains, into, scales, rows, width] = parameters as [number, number, number, number, number, number];
    const [gain] = locals.ints(1) as [number];
    const [squares] = locals.vectors(1) as [number];
    const load = (half: number): Code => [get(from), vector.load(16 * half)];
    const value = (half: number): Code => [load(half), get(gain), vector.load(16 * half), vector.multiplyFloats];
    const square = (half: number): Code => [
      [get(squares), load(half), load(half), vector.multiplyFloats, vector.addFloats],
      set(squares),
    ];
    const rewind: Code = [get(gains), set(gain)];
    const mean: Code = [acrossLanes(squares, vector.addFloats), get(width), float.ofInt, float.divide];
    return overRows({ from, into, scales, rows, width }, locals, value, {
      start: [vector.zero, set(squares), rewind],
      look: [square(0), square(1)],
      rewind,
      step: increase(gain, constant(32)),
      scale: [mean, float.constant(EPSILON), float.add, float.squareRoot, float.divide],
    });
  });
}
