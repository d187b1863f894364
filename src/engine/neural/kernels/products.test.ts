import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createArena } from '../arena.ts';

const numbers = fc.integer({ min: -50, max: 50 });
const sizes = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([m, n, k]) => ({ m: 4 * m, n: 8 * n, k: 8 * k }));

/** Whole numbers, because their sums in floats do not depend on the order. */
const cases = sizes.chain(({ m, n, k }) => {
  const some = (length: number) => fc.array(numbers, { minLength: length, maxLength: length });
  return fc.record({ m: fc.constant(m), n: fc.constant(n), k: fc.constant(k), a: some(m * k), b: some(n * k) });
});

const product = (length: number, left: (x: number) => number, right: (x: number) => number): number =>
  Array.from({ length }, (_, x) => left(x) * right(x)).reduce((sum, value) => sum + value, 0);

/** Rows of `width`, with eight more floats between them. */
function apart(rows: readonly number[], width: number): Float32Array {
  const spread = new Float32Array((rows.length / width) * (width + 8)).fill(99);
  rows.forEach((value, i) => {
    spread[Math.floor(i / width) * (width + 8) + (i % width)] = value;
  });
  return spread;
}

describe('products', () => {
  it('multiplies by a matrix, and by one turned over, whose rows lie apart', () => {
    fc.assert(
      fc.property(cases, ({ m, n, k, a, b }) => {
        const { kernels, keep, reserve, floats } = createArena();
        const scales = Array.from({ length: m }, (_, i) => 2 ** (i % 3));
        const [left, right, turned] = [keep(apart(a, k)), keep(apart(b, n)), keep(apart(b, k))];
        const [scaleAddress, packed, out] = [keep(Float32Array.from(scales)), reserve(n * k * 4), reserve(m * n * 8)];
        const rows = (): number[] => Array.from({ length: m }, (_, i) => [...floats(out + i * n * 8, n)]).flat();
        const expected = (entry: (x: number, j: number) => number): number[] =>
          Array.from({ length: m * n }, (_, at) => {
            const [i, j] = [Math.floor(at / n), at % n];
            return (
              scales[i]! *
              product(
                k,
                (x) => a[i * k + x]!,
                (x) => entry(x, j),
              )
            );
          });
        const multiply = (): void => kernels.products(left, (k + 8) * 4, packed, out, n * 8, m, n, k, scaleAddress);

        kernels.packColumns(right, (n + 8) * 4, packed, k, n);
        multiply();
        expect(rows().map((x) => x + 0)).toEqual(expected((x, j) => b[x * n + j]!).map((x) => x + 0));
        kernels.packTransposed(turned, (k + 8) * 4, packed, n, k);
        multiply();
        expect(rows().map((x) => x + 0)).toEqual(expected((x, j) => b[j * k + x]!).map((x) => x + 0));
      }),
      { numRuns: 40 },
    );
  });
});
