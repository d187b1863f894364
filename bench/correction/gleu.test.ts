import { expect, it } from 'vitest';
import { gleu } from './gleu.ts';
import { tokensOf } from './m2-file.ts';

const source = tokensOf('he walk to the old house yesterday evening');
const right = tokensOf('he walked to the old house yesterday evening');
const wrong = tokensOf('he walks to the old house yesterday evening');

it('is 1 for the reference itself and 0 without a common n-gram', () => {
  expect(gleu([source], [right], [[right]])).toBeCloseTo(1, 12);
  expect(gleu([source], [tokensOf('a b c d e')], [[right]])).toBe(0);
});

it('is that of the paper’s formula', () => {
  // numerators: n-grams shared with the reference minus those kept from the source that the reference lacks
  // order 1: 7 - 1 ("walk") of 8; order 2: 5 - 2 of 7; order 3: 4 - 2 of 6; order 4: 3 - 2 of 5
  const expected = ((6 / 8) * (3 / 7) * (2 / 6) * (1 / 5)) ** 0.25;
  expect(gleu([source], [source], [[right]])).toBeCloseTo(expected, 12);
});

it('blames an error left alone more than one mended wrongly', () => {
  expect(gleu([source], [source], [[right]])).toBeLessThan(gleu([source], [wrong], [[right]]));
});

it('punishes a sentence that is too short', () => {
  const short = right.slice(0, 6);
  expect(gleu([source], [short], [[right]])).toBeCloseTo(Math.exp(1 - 8 / 6), 12);
});

it('averages over the references', () => {
  const mean = gleu([source], [right], [[right, wrong]]);
  const lower = gleu([source], [right], [[wrong]]);
  expect(mean).toBeGreaterThan(lower);
  expect(mean).toBeCloseTo((1 + lower) / 2, 1);
  expect(gleu([source], [right], [[right, wrong]])).toBe(mean);
});
