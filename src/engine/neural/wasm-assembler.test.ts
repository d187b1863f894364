import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  assemble,
  type Code,
  constant,
  defineFunction,
  F32,
  float,
  get,
  I32,
  increase,
  lessUnsigned,
  multiply,
  repeatWhile,
  set,
  tee,
  unsigned,
  V128,
  vector,
} from './wasm-assembler.ts';
import { wasm } from './webassembly.ts';

const memory = new wasm.Memory({ initial: 1 });

/** Runs a body of two addresses, with a 32-bit local (2) and a vector (3). */
function run(body: Code, from: number, to: number): void {
  const bytes = assemble([{ name: 'run', parameters: [I32, I32], locals: [I32, V128], body }]);
  const { exports } = new wasm.Instance(new wasm.Module(bytes), { env: { memory } });
  (exports as { run(from: number, to: number): void }).run(from, to);
}

/** LEB128 as the specification defines it (section 5.2.2), signed or unsigned. */
function decode(bytes: readonly number[], isSigned: boolean): number {
  let value = 0n;
  bytes.forEach((byte, i) => {
    value |= BigInt(byte & 0x7f) << BigInt(7 * i);
    expect(byte >= 0x80).toBe(i + 1 < bytes.length);
  });
  const bits = BigInt(7 * bytes.length);
  return Number(isSigned && value >> (bits - 1n) === 1n ? value - (1n << bits) : value);
}

const ints = fc.array(fc.integer(), { minLength: 8, maxLength: 8 });

describe('numbers', () => {
  it('are written as unsigned LEB128', () => {
    expect(unsigned(624485)).toEqual([0xe5, 0x8e, 0x26]);
    fc.assert(
      fc.property(fc.nat(0xffffffff), (value) => {
        expect(decode(unsigned(value), false)).toBe(value);
      }),
    );
  });

  it('are written as signed LEB128 behind a constant', () => {
    const written = (value: number): number[] => (constant(value) as [number, number[]])[1];
    expect(written(-123456)).toEqual([0xc0, 0xbb, 0x78]);
    for (const value of [0, 63, 64, -64, -65, 2 ** 31 - 1, -(2 ** 31)])
      expect(decode(written(value), true)).toBe(value);
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(decode(written(value), true)).toBe(value);
      }),
    );
  });
});

describe('assemble', () => {
  it('writes several functions, each under its name', () => {
    const copy = (offset: number): Code => [get(1), get(0), vector.load(offset), vector.store()];
    const bytes = assemble([
      { name: 'second', parameters: [I32, I32], locals: [], body: copy(16) },
      { name: 'first', parameters: [I32, I32], locals: [], body: copy(0) },
    ]);
    const exports = new wasm.Instance(new wasm.Module(bytes), { env: { memory } }).exports as Record<
      string,
      (from: number, to: number) => void
    >;
    new Int32Array(memory.buffer, 0, 8).set([1, 2, 3, 4, 5, 6, 7, 8]);
    exports.first!(0, 64);
    exports.second!(0, 80);
    expect([...new Int32Array(memory.buffer, 64, 8)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('reaches addresses of several bytes', () => {
    new Int32Array(memory.buffer, 40000, 4).set([9, 8, 7, 6]);
    run([get(1), constant(0), vector.load(40000), vector.store(300)], 0, 128);
    expect([...new Int32Array(memory.buffer, 428, 4)]).toEqual([9, 8, 7, 6]);
  });

  it('repeats a block as often as its condition says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (times) => {
        new Int32Array(memory.buffer, 0, 4).fill(3);
        // local 3 += the vector at 0, `times` times
        const body = [get(3), get(0), vector.load(), vector.addInts, set(3), get(2), constant(1), add, set(2)];
        run([repeatWhile(body, [get(2), constant(times), lessUnsigned]), get(1), get(3), vector.store()], 0, 64);
        expect([...new Int32Array(memory.buffer, 64, 4)]).toEqual(Array(4).fill(3 * times));
      }),
      { numRuns: 40 },
    );
  });

  it('computes addresses', () => {
    new Int32Array(memory.buffer, 96, 4).set([5, 6, 7, 8]);
    // (0 * 4 + 24) * 4, stored in a local in between
    run(
      [
        get(1),
        get(0),
        constant(4),
        multiply,
        constant(24),
        add,
        tee(2),
        get(2),
        add,
        get(2),
        add,
        get(2),
        add,
        vector.load(),
        vector.store(),
      ],
      0,
      64,
    );
    expect([...new Int32Array(memory.buffer, 64, 4)]).toEqual([5, 6, 7, 8]);
  });

  it('refuses what the machine would not run', () => {
    expect(() => run([get(0), vector.addInts], 0, 0)).toThrow(/WebAssembly/);
    expect(() => run(get(7), 0, 0)).toThrow(/WebAssembly/);
  });
});

describe('vector', () => {
  const put = (numbers: readonly number[]): void => new Int32Array(memory.buffer, 0, 8).set(numbers);
  const result = (): number[] => [...new Int32Array(memory.buffer, 64, 4)];
  const two: Code = [get(0), vector.load(), get(0), vector.load(16)];

  it('picks lanes', () => {
    const lanes = fc.array(fc.nat(7), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(ints, lanes, (numbers, picked) => {
        put(numbers);
        run([get(1), two, vector.pick(picked), vector.store()], 0, 64);
        expect(result()).toEqual(picked.map((lane) => numbers[lane]));
      }),
      { numRuns: 60 },
    );
  });

  it('adds 32-bit lanes without carrying over, and sums products of 16-bit neighbours', () => {
    fc.assert(
      fc.property(ints, (numbers) => {
        put(numbers);
        run([get(1), two, vector.addInts, vector.store()], 0, 64);
        expect(result()).toEqual([0, 1, 2, 3].map((i) => (numbers[i]! + numbers[i + 4]!) | 0));
        run([get(1), two, vector.dotShorts, vector.store()], 0, 64);
        const low = (x: number): number => (x << 16) >> 16;
        expect(result()).toEqual(
          [0, 1, 2, 3].map((i) => {
            const [a, b] = [numbers[i]!, numbers[i + 4]!];
            return (low(a) * low(b) + (a >> 16) * (b >> 16)) | 0;
          }),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('subtracts and shifts 32-bit lanes, and narrows them to the range of 16 bits', () => {
    put([70_000, -70_000, 3, -4, 32_767, -32_768, 0, 1]);
    run([get(1), two, vector.narrow, vector.store()], 0, 64);
    expect([...new Int16Array(memory.buffer, 64, 8)]).toEqual([32_767, -32_768, 3, -4, 32_767, -32_768, 0, 1]);
    run([get(1), two, vector.subtractInts, vector.store()], 0, 64);
    expect(result()).toEqual([37_233, -37_232, 3, -5]);
    run([get(1), vector.ints(-5), constant(3), vector.shiftLeft, vector.store()], 0, 64);
    expect(result()).toEqual([-40, -40, -40, -40]);
  });

  it('widens bytes with their sign and turns numbers into floats', () => {
    new Int8Array(memory.buffer, 0, 8).set([-128, -1, 0, 1, 127, 5, -5, 64]);
    run([get(1), get(0), vector.loadBytesAsShorts(), vector.store()], 0, 64);
    expect([...new Int16Array(memory.buffer, 64, 8)]).toEqual([-128, -1, 0, 1, 127, 5, -5, 64]);
    put([-7, 0, 3, 2 ** 24, 0, 0, 0, 0]);
    run([get(1), get(0), vector.load(), vector.intsToFloats, vector.store()], 0, 64);
    expect([...new Float32Array(memory.buffer, 64, 4)]).toEqual([-7, 0, 3, 2 ** 24]);
  });

  it('computes with floats', () => {
    new Float32Array(memory.buffer, 0, 8).set([1.5, -2, 0, 8, 4, 4, -1, 0.5]);
    const floats = (): number[] => [...new Float32Array(memory.buffer, 64, 4)];
    run([get(1), two, vector.addFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([5.5, 2, -1, 8.5]);
    run([get(1), two, vector.multiplyFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([6, -8, -0, 4]);
    run([get(1), two, vector.subtractFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([-2.5, -6, 1, 7.5]);
    run([get(1), two, vector.largerFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([4, 4, 0, 8]);
    run([get(1), get(0), vector.load(), vector.absoluteFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([1.5, 2, 0, 8]);
    // all bits set if the first is larger
    run([get(1), two, vector.greaterFloats, vector.floats(3), vector.and, vector.store()], 0, 64);
    expect(floats()).toEqual([0, 0, 3, 3]);
    run([get(1), get(0), vector.load(), vector.firstFloat, vector.splatFloat, vector.store()], 0, 64);
    expect(floats()).toEqual([1.5, 1.5, 1.5, 1.5]);
    run([get(1), get(0), vector.loadSplat(12), vector.zero, vector.addFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([8, 8, 8, 8]);
  });
});

describe('float', () => {
  it('computes with single numbers', () => {
    const root = defineFunction('root', [I32, F32], ([to, value], locals) => {
      const [count] = locals.ints(1) as [number];
      const [sum] = locals.floats(1) as [number];
      return [
        [get(value!), float.squareRoot, float.constant(0.5), float.multiply, set(sum)],
        [constant(3), set(count), increase(count, constant(4))],
        [get(to!), get(sum), get(count), float.ofInt, float.add, float.constant(4), float.divide, float.store],
        [get(to!), constant(4), add, get(to!), float.load, float.constant(9), float.maximum, float.store],
      ];
    });
    const { exports } = new wasm.Instance(new wasm.Module(assemble([root])), { env: { memory } });
    (exports as { root(to: number, value: number): void }).root(64, 36);
    expect([...new Float32Array(memory.buffer, 64, 2)]).toEqual([2.5, 9]);
  });
});
