import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arena, createArena } from '../arena.ts';
import { loadLinear } from '../layers.ts';

const bytes = fc.integer({ min: -127, max: 127 });
const shorts = fc.integer({ min: -2047, max: 2047 });
const factors = fc.float({ min: 0.125, max: 2, noNaN: true });
const list = <T>(item: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> =>
  fc.array(item, { minLength: length, maxLength: length });

/** Matrices of sizes that a kernel accepts; the number of columns is a multiple of `columnsAtOnce`. */
const cases = (columnsAtOnce: number, activation: fc.Arbitrary<number>) =>
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 }))
    .map(([m, n, k]) => ({ m: 4 * m, n: columnsAtOnce * n, k: 4 * k }))
    .chain(({ m, n, k }) =>
      fc.record({
        ...{ m: fc.constant(m), n: fc.constant(n), k: fc.constant(k) },
        ...{ a: list(activation, m * k), w: list(bytes, n * k), aScales: list(factors, m), wScales: list(factors, n) },
      }),
    );

type Case = typeof cases extends (...given: never[]) => fc.Arbitrary<infer T> ? T : never;

/** a · wᵀ with its scales, by plain loops. */
function plainProduct({ m, n, k, a, w, aScales, wScales }: Case): number[] {
  return Array.from({ length: m * n }, (_, at) => {
    const [i, j] = [Math.floor(at / n), at % n];
    const sum = Array.from({ length: k }, (_, x) => a[i * k + x]! * w[j * k + x]!).reduce((x, y) => x + y);
    return Math.fround(Math.fround(sum * aScales[i]!) * wScales[j]!);
  });
}

const mapOf = (arena: Arena, { n, k, w, wScales }: Case) =>
  loadLinear(arena, { numbers: Int8Array.from(w), scales: Float32Array.from(wScales), rows: n, columns: k });

function place(arena: Arena, a: readonly number[]): number {
  const address = arena.reserve(a.length * 2);
  new Int16Array(arena.floats(0, 0).buffer, address, a.length).set(a);
  return address;
}

describe('linear', () => {
  it('multiplies rows of 16-bit numbers by rows of 8-bit numbers, as plain loops do', () => {
    fc.assert(
      fc.property(cases(8, shorts), (given) => {
        const { m, n, k, a, aScales } = given;
        const arena = createArena();
        const map = mapOf(arena, given);
        const [from, scales] = [place(arena, a), arena.keep(Float32Array.from(aScales))];
        const [out, panel] = [arena.keep(new Float32Array(m * n).fill(1)), arena.reserve(16 * k)];
        const expected = plainProduct(given);
        arena.kernels.addLinear(from, map.weights, out, m, n, k, scales, map.scales, panel);
        expect([...arena.floats(out, m * n)]).toEqual(expected.map((value) => Math.fround(value + 1)));
        arena.kernels.linear(from, map.weights, out, m, n, k, scales, map.scales, panel);
        // -0 and 0 count as equal
        expect([...arena.floats(out, m * n)].map((x) => x + 0)).toEqual(expected.map((x) => x + 0));
      }),
      { numRuns: 40 },
    );
  });

  it('does not overflow at the largest sums', () => {
    const arena = createArena();
    const k = 8192;
    const scales = new Float32Array(8).fill(1);
    const map = loadLinear(arena, { numbers: new Int8Array(8 * k).fill(-127), scales, rows: 8, columns: k });
    const a = place(arena, Array(4 * k).fill(2047));
    const [out, panel, ones] = [arena.reserve(128), arena.reserve(16 * k), arena.keep(scales)];
    arena.kernels.linear(a, map.weights, out, 4, 8, k, ones, map.scales, panel);
    for (const value of arena.floats(out, 32)) expect(value).toBe(Math.fround(-2047 * 127 * k));
  });
});

describe('addSparse', () => {
  it('adds what addLinear adds, of rows with many zeros', () => {
    const mostlyZero = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: shorts });
    fc.assert(
      fc.property(cases(16, mostlyZero), (given) => {
        const { m, n, k, a, aScales } = given;
        const arena = createArena();
        const map = mapOf(arena, given);
        const [from, scales] = [place(arena, a), arena.keep(Float32Array.from(aScales))];
        const [out, panel] = [arena.keep(new Float32Array(m * n).fill(1)), arena.reserve(32 * k)];
        const [entries, ends] = [arena.reserve(4 * k * m + 8), arena.reserve(4 * m)];
        arena.kernels.listPairs(from, entries, ends, m, k);
        arena.kernels.addSparse(map.weights, out, m, n, k, entries, ends, scales, map.scales, panel);
        expect([...arena.floats(out, m * n)]).toEqual(plainProduct(given).map((value) => Math.fround(value + 1)));
      }),
      { numRuns: 40 },
    );
  });
});
