import { expect, it } from 'vitest';
import { logOddsOf, probability } from './log-odds.ts';

it('gives log-odds as probabilities, and back', () => {
  expect(probability(0)).toBe(0.5);
  expect(probability(2) + probability(-2)).toBeCloseTo(1);
  expect(probability(800)).toBe(1);
  expect(probability(-800)).toBe(0);
  expect(logOddsOf(probability(1.5))).toBeCloseTo(1.5);
});
