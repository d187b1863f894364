import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoredAlert } from '../../contract/score.ts';
import { CATEGORIES, type CategoryName } from '../../engine/taxonomy.ts';
import { qualityScore } from './quality-score.ts';

const categories = Object.keys(CATEGORIES) as CategoryName[];
const alert = fc.record({ category: fc.constantFrom(...categories), advisor: fc.boolean() });
const words = fc.integer({ min: 1, max: 100_000 });
const corrections = (count: number): ScoredAlert[] =>
  Array.from({ length: count }, () => ({ category: 'Correctness', advisor: false }));

describe('the language quality score', () => {
  it('is 100 for nothing to correct, and for nothing else', () => {
    expect(qualityScore([], 1)).toBe(100);
    expect(qualityScore([{ category: 'Style', advisor: true }], 10)).toBe(100);
    expect(qualityScore([{ category: 'Style', advisor: false }], 100_000)).toBe(99.9);
  });

  it('has the values that its documentation names', () => {
    const table = [1, 3, 7, 14, 28].map((count) => qualityScore(corrections(count), 500));
    expect(table).toEqual([99.6, 97.1, 86.2, 60.9, 28]);
  });

  it('never rises with another alert, never falls with length, and stays between 0 and 100', () => {
    fc.assert(
      fc.property(fc.array(alert, { maxLength: 60 }), alert, words, words, (alerts, more, length, longer) => {
        const score = qualityScore(alerts, length);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(qualityScore([...alerts, more], length)).toBeLessThanOrEqual(score);
        expect(qualityScore(alerts, length + longer)).toBeGreaterThanOrEqual(score);
        for (const category of categories)
          expect(
            qualityScore(
              alerts.filter((each) => each.category === category),
              length,
            ),
          ).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
