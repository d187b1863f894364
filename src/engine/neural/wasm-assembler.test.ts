import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  assemble,
  type Code,
  constant,
  get,
  I32,
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

/** LEB128 as the specification defines it (section 5.2.2), sign and all. */
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
    // (0 * 4 + 24) * 4, kept in a local on the way
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
    run([get(1), two, vector.maximumFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([4, 4, 0, 8]);
    run([get(1), get(0), vector.loadSplat(12), vector.zero, vector.addFloats, vector.store()], 0, 64);
    expect(floats()).toEqual([8, 8, 8, 8]);
  });
});
