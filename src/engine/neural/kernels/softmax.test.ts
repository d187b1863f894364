import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createArena } from '../arena.ts';
import { NOTHING } from './softmax.ts';

const score = fc.double({ min: -200, max: 200, noNaN: true });
const rows = fc
  .integer({ min: 1, max: 20 })
  .chain((length) =>
    fc.array(fc.array(score, { minLength: length, maxLength: length }), { minLength: 1, maxLength: 3 }),
  );

/** Exponentials and shares of rows that are padded to a multiple of eight with numbers that must not count. */
function softmaxOf(lists: readonly (readonly number[])[], filler: number): { values: number[]; share: number }[] {
  const { kernels, keep, reserve, floats } = createArena();
  const length = lists[0]!.length;
  const columns = Math.ceil(length / 8) * 8;
  const filled = lists.flatMap((list) => [...list, ...Array<number>(columns - length).fill(filler)]);
  const mask = keep(Float32Array.from({ length: 8 }, (_, i) => (columns - 8 + i < length ? 0 : NOTHING)));
  const [scores, shares] = [keep(Float32Array.from(filled)), reserve(lists.length * 4)];
  kernels.softmax(scores, columns * 4, lists.length, columns, mask, shares);
  return lists.map((_, i) => ({
    values: [...floats(scores + i * columns * 4, columns)],
    share: floats(shares, lists.length)[i]!,
  }));
}

describe('softmax', () => {
  it('comes to what plain exponentials come to, and gives nothing to what is masked', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(0, 500, -500), (lists, filler) => {
        for (const [i, { values, share }] of softmaxOf(lists, filler).entries()) {
          const list = lists[i]!.map(Math.fround);
          const largest = Math.max(...list);
          const exponentials = list.map((value) => Math.exp(value - largest));
          const sum = exponentials.reduce((a, b) => a + b);
          exponentials.forEach((exponential, x) => {
            // the difference itself is rounded to a 32-bit float
            const tolerance = 1e-4 * exponential + 1e-37;
            expect(Math.abs(values[x]! - exponential)).toBeLessThanOrEqual(tolerance);
          });
          expect(Math.abs(share * sum - 1)).toBeLessThan(1e-4);
          expect(values.slice(list.length).every((value) => value === 0)).toBe(true);
        }
      }),
    );
  });

  it('has a relative error below 1e-5 over the range that matters', () => {
    const steps = Array.from({ length: 2000 }, (_, i) => Math.fround(-i / 100));
    const [{ values } = { values: [] }] = softmaxOf([steps], 0);
    steps.forEach((step, i) => {
      expect(Math.abs(values[i]! / Math.exp(step) - 1)).toBeLessThan(1e-5);
    });
  });
});
