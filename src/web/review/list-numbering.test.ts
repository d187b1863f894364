import { describe, expect, it } from 'vitest';
import { readNumber, writeNumber } from './list-numbering.ts';

describe('numbers of lists', () => {
  it('counts in figures, letters and Roman numerals', () => {
    expect([1, 4, 27, 1994].map((number) => writeNumber(number, 'a'))).toEqual(['a', 'd', 'aa', 'bxr']);
    expect([1, 4, 27, 1994].map((number) => writeNumber(number, 'I'))).toEqual(['I', 'IV', 'XXVII', 'MCMXCIV']);
    expect(writeNumber(12, '1')).toBe('12');
  });

  it('reads what it writes, in a row', () => {
    for (const numbering of ['1', 'a', 'A', 'i', 'I'] as const) {
      let before: ReturnType<typeof readNumber>;
      for (let number = 1; number <= 26; number++) {
        before = readNumber(writeNumber(number, numbering), before);
        expect(before).toEqual({ number, numbering });
      }
    }
  });

  it('takes no words for numbers', () => {
    expect(['note', 'iiii', '', '1a', 'Ab'].map((written) => readNumber(written))).toEqual(Array(5).fill(undefined));
  });
});
