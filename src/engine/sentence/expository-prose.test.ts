import { expect, it } from 'vitest';
import { isExpositoryProse } from './expository-prose.ts';

const isFormal = (paragraph: string): boolean => isExpositoryProse({ paragraph, start: 0, end: paragraph.length });
const PAPER =
  'The proposed estimator reduces computational complexity considerably. Experiments on several benchmarks demonstrate that its accuracy remains ' +
  'comparable to that of established methods. ';

it('tells papers from letters and novels by the length of words', () => {
  expect(isFormal(PAPER)).toBe(true);
  expect(isFormal('She got up and ran to the door as if it was on fire.')).toBe(false);
});

it('counts letters of all scripts, in words that anything else parts', () => {
  const letters = (word: string): boolean => isFormal(`${word} `.repeat(100));
  // 𝛽 is one letter of two code units, both of which count towards a word's length
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

it('knows methods and results by their figures and acronyms, however short their words are', () => {
  const method = 'The samples were kept at 37 °C for 15 min (pH 7.4) and then put into PBS with 5% BSA and 0.1% SDS. ';
  expect(isFormal(method.repeat(3))).toBe(true);
  expect(
    isFormal(
      method
        .replace(/[\d%°()]/g, '')
        .toLowerCase()
        .repeat(3),
    ),
  ).toBe(false);
});

it('does not take a sentence alone for a paper because of a few long words', () => {
  const alone = 'Public transportation is important because people need it every day.';
  expect(isFormal(alone)).toBe(false);
  const start = PAPER.length;
  expect(isExpositoryProse({ paragraph: PAPER + alone, start, end: start + alone.length })).toBe(true);
});
