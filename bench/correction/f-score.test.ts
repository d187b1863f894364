import { expect, it } from 'vitest';
import { bestAnnotator, NOTHING, scoreOf } from './f-score.ts';

it('weighs precision twice as much as recall', () => {
  const { precision, recall, f } = scoreOf({ right: 2, proposed: 4, gold: 10 });
  expect([precision, recall]).toEqual([0.5, 0.2]);
  expect(f).toBeCloseTo((1.25 * 0.5 * 0.2) / (0.25 * 0.5 + 0.2), 12);
});

it('takes no proposal as precise and no error as found', () => {
  expect(scoreOf(NOTHING)).toMatchObject({ precision: 1, recall: 1, f: 1 });
  expect(scoreOf({ right: 0, proposed: 3, gold: 3 }).f).toBe(0);
});

it('chooses the annotator who helps the whole most', () => {
  const before = { right: 5, proposed: 10, gold: 20 };
  const none = { right: 0, proposed: 1, gold: 1 };
  const one = { right: 1, proposed: 1, gold: 4 };
  expect(bestAnnotator(before, [none, one])).toBe(1);
  expect(bestAnnotator(before, [one, none])).toBe(0);
});
