import {
  add,
  assemble,
  type Code,
  constant,
  F32,
  get,
  I32,
  lessUnsigned,
  multiply,
  repeatWhile,
  set,
  V128,
  vector,
  type WasmFunction,
} from './wasm-assembler.ts';
import { type WasmMemory, wasm } from './webassembly.ts';

/** Addresses are bytes in the memory; matrices are row by row without gaps unless a stride is given. */
export interface Kernels {
  /**
   * out[m × n] (float) = max(floor, (a · wᵀ) · aScales[row] · wScales[column] + bias[column]), with a[m × k] of 16-bit and w[n × k] of 8-bit
   * numbers. `m` must be a multiple of 2, `n` of 4, `k` of 8; |a| at most 2047 keeps the 32-bit sums from overflowing up to k = 8192.
   */
  linear(
    a: number,
    w: number,
    out: number,
    m: number,
    n: number,
    k: number,
    aScales: number,
    wScales: number,
    bias: number,
    floor: number,
  ): void;
  /**
   * out[m × n] (float, rows `outStride` bytes apart) = a · bᵀ for float a[m × k], b[n × k] with rows `aStride` and `bStride` bytes apart. `n` must
   * be a multiple of 4, `k` of 4.
   */
  products(
    a: number,
    aStride: number,
    b: number,
    bStride: number,
    out: number,
    outStride: number,
    m: number,
    n: number,
    k: number,
  ): void;
}

/** Lanes of four accumulators summed into the four lanes of one vector, on the stack. */
function sums(accumulators: readonly number[], addLanes: Code): Code {
  const [a, b, c, d] = accumulators.map(get) as [Code, Code, Code, Code];
  const half = (x: Code, y: Code): Code => [
    [x, y, vector.pick([0, 4, 1, 5])],
    [x, y, vector.pick([2, 6, 3, 7])],
    addLanes,
  ];
  // [x0+x2, y0+y2, x1+x3, y1+y3] of either pair, then both together
  return [
    [half(a, b), half(c, d), vector.pick([0, 1, 4, 5])],
    [half(a, b), half(c, d), vector.pick([2, 3, 6, 7])],
    addLanes,
  ];
}

/** Two rows by four columns at a time: eight accumulators, two rows and one column fit the sixteen vector registers of x86-64. */
function linear(): WasmFunction {
  const [a, w, out, m, n, k, aScales, wScales, bias, floor] = Array.from({ length: 10 }, (_, i) => i) as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [row, column, at, weights, offset, fromBias, fromScales, into] = Array.from(
    { length: 8 },
    (_, i) => 10 + i,
  ) as [number, number, number, number, number, number, number, number];
  const vectors = Array.from({ length: 11 }, (_, i) => 18 + i);
  const accumulators = vectors.slice(0, 8);
  const [first, second, third] = vectors.slice(8) as [number, number, number];
  const column0 = (c: number): Code => (c === 0 ? get(weights) : [get(weights), get(k), constant(c), multiply, add]);
  const inner: Code = [
    [get(at), vector.load(), set(first)],
    [get(at), get(k), constant(2), multiply, add, vector.load(), set(second)],
    [0, 1, 2, 3].map((c) => [
      [column0(c), get(offset), add, vector.loadBytesAsShorts(), set(third)],
      [get(accumulators[c]!), get(first), get(third), vector.dotShorts, vector.addInts, set(accumulators[c]!)],
      [get(accumulators[4 + c]!), get(second), get(third), vector.dotShorts, vector.addInts, set(accumulators[4 + c]!)],
    ]),
    [get(at), constant(16), add, set(at)],
    [get(offset), constant(8), add, set(offset)],
  ];
  const store = (r: number): Code => [
    r === 0 ? get(into) : [get(into), get(n), constant(4), multiply, add],
    [sums(accumulators.slice(4 * r, 4 * r + 4), vector.addInts), vector.intsToFloats],
    [get(aScales), vector.loadSplat(4 * r), vector.multiplyFloats],
    [get(fromScales), vector.load(), vector.multiplyFloats],
    [get(fromBias), vector.load(), vector.addFloats],
    [get(floor), vector.splatFloat, vector.maximumFloats],
    vector.store(),
  ];
  const columns: Code = [
    accumulators.map((accumulator) => [vector.zero, set(accumulator)]),
    [get(a), set(at)],
    [constant(0), set(offset)],
    repeatWhile(inner, [get(offset), get(k), lessUnsigned]),
    [store(0), store(1)],
    [get(weights), get(k), constant(4), multiply, add, set(weights)],
    [get(into), constant(16), add, set(into)],
    [get(fromScales), constant(16), add, set(fromScales)],
    [get(fromBias), constant(16), add, set(fromBias)],
    [get(column), constant(4), add, set(column)],
  ];
  const rows: Code = [
    [constant(0), set(column)],
    [get(w), set(weights)],
    [get(out), set(into)],
    [get(wScales), set(fromScales)],
    [get(bias), set(fromBias)],
    repeatWhile(columns, [get(column), get(n), lessUnsigned]),
    [get(a), get(k), constant(4), multiply, add, set(a)],
    [get(out), get(n), constant(8), multiply, add, set(out)],
    [get(aScales), constant(8), add, set(aScales)],
    [get(row), constant(2), add, set(row)],
  ];
  return {
    name: 'linear',
    parameters: [I32, I32, I32, I32, I32, I32, I32, I32, I32, F32],
    locals: [row, column, at, weights, offset, fromBias, fromScales, into]
      .map(() => I32)
      .concat(vectors.map(() => V128)),
    body: repeatWhile(rows, [get(row), get(m), lessUnsigned]),
  };
}

function products(): WasmFunction {
  const [a, aStride, b, bStride, out, outStride, m, n, k] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const [row, column, offset, right, into] = [9, 10, 11, 12, 13];
  const accumulators = [14, 15, 16, 17];
  const left = 18;
  const rightRow = (c: number): Code =>
    c === 0 ? get(right!) : [get(right!), get(bStride!), constant(c), multiply, add];
  const inner: Code = [
    [get(a!), get(offset!), add, vector.load(), set(left)],
    accumulators.map((accumulator, c) => [
      [get(accumulator), get(left), rightRow(c), get(offset!), add, vector.load(), vector.multiplyFloats],
      [vector.addFloats, set(accumulator)],
    ]),
    [get(offset!), constant(16), add, set(offset!)],
  ];
  const columns: Code = [
    accumulators.map((accumulator) => [vector.zero, set(accumulator)]),
    [constant(0), set(offset!)],
    repeatWhile(inner, [get(offset!), get(k!), constant(4), multiply, lessUnsigned]),
    [get(into!), sums(accumulators, vector.addFloats), vector.store()],
    [get(into!), constant(16), add, set(into!)],
    [get(right!), get(bStride!), constant(4), multiply, add, set(right!)],
    [get(column!), constant(4), add, set(column!)],
  ];
  const rows: Code = [
    [constant(0), set(column!)],
    [get(b!), set(right!)],
    [get(out!), set(into!)],
    repeatWhile(columns, [get(column!), get(n!), lessUnsigned]),
    [get(a!), get(aStride!), add, set(a!)],
    [get(out!), get(outStride!), add, set(out!)],
    [get(row!), constant(1), add, set(row!)],
  ];
  return {
    name: 'products',
    parameters: [I32, I32, I32, I32, I32, I32, I32, I32, I32],
    locals: [I32, I32, I32, I32, I32, V128, V128, V128, V128, V128],
    body: repeatWhile(rows, [get(row!), get(m!), lessUnsigned]),
  };
}

/** Compiles the kernels over `memory`. @throws Error where the machine has no 128-bit vectors */
export function createKernels(memory: WasmMemory): Kernels {
  const module = new wasm.Module(assemble([linear(), products()]));
  return new wasm.Instance(module, { env: { memory } }).exports as unknown as Kernels;
}
