import { expect, it } from 'vitest';
import { logOddsOf, logSumExp, probability } from './log-odds.ts';

it('gives log-odds as probabilities, and back', () => {
  expect(probability(0)).toBe(0.5);
  expect(probability(2) + probability(-2)).toBeCloseTo(1);
  expect(probability(800)).toBe(1);
  expect(probability(-800)).toBe(0);
  expect(logOddsOf(probability(1.5))).toBeCloseTo(1.5);
});

it('sums what is given as logarithms', () => {
  expect(logSumExp(Math.log(2), Math.log(3))).toBeCloseTo(Math.log(5));
  expect(logSumExp(-1, 2)).toBe(logSumExp(2, -1));
  expect(logSumExp(1000, 1000)).toBeCloseTo(1000 + Math.log(2));
  expect(logSumExp(-1000, -1000)).toBeCloseTo(-1000 + Math.log(2));
  expect(logSumExp(-1, Number.NEGATIVE_INFINITY)).toBe(-1);
  expect(logSumExp(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
});
