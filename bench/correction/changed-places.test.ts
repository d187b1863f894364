import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPlaces, commonPairs, countSpaced } from './changed-places.ts';

it('takes neighbouring changed words as one place', () => {
  expect(changedPlaces('one two three four', 'one deux trois four five')).toEqual([
    { before: 'two three', after: 'deux trois' },
    { before: '', after: 'five' },
  ]);
});

it('does not see white space', () => {
  expect(changedPlaces(' one  two', 'one two ')).toEqual([]);
  expect(countSpaced(' one  two ')).toBe(2);
});

it('pairs equal words in order, and all of an unchanged text', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      const pairs = commonPairs(a, b);
      pairs.forEach(([i, j], k) => {
        expect(a[i]).toBe(b[j]);
        if (k > 0) expect(i > pairs[k - 1]![0] && j > pairs[k - 1]![1]).toBe(true);
      });
      expect(commonPairs(a, a)).toHaveLength(a.length);
    }),
  );
});
