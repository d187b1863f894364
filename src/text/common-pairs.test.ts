import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonPairs } from './common-pairs.ts';

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
