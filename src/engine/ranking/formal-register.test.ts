import { expect, it } from 'vitest';
import { isInFormalRegister } from './formal-register.ts';

const isFormal = (paragraph: string): boolean => isInFormalRegister({ paragraph, start: 0, end: paragraph.length });

it('tells papers from letters and novels by the length of words', () => {
  expect(isFormal('The proposed estimator reduces computational complexity considerably.')).toBe(true);
  expect(isFormal('She got up and ran to the door as if it was on fire.')).toBe(false);
});

it('counts letters of all scripts, in words that anything else parts', () => {
  const letters = (word: string): boolean => isFormal(`${word} `.repeat(30));
  // 𝛽 is one letter of two code units, which a word's length counts
  expect(['abcde', 'Änder', 'εabcd', '𝛽abc', 'abc-d', 'abcd9e', "abcd'e"].map(letters)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
