import { describe, expect, it } from 'vitest';
import { incompleteBeta } from './incomplete-beta.ts';
import { upperIncompleteGamma } from './incomplete-gamma.ts';
import { logGamma } from './log-gamma.ts';
import { testProbability } from './test-probability.ts';

describe('logGamma', () => {
  it.each([
    [1, 0],
    [2, 0],
    [5, Math.log(24)],
    [0.5, Math.log(Math.sqrt(Math.PI))],
    [0.25, Math.log(3.625609908221908)],
    [101, 363.7393755555635],
  ])('of %d', (x, expected) => expect(logGamma(x)).toBeCloseTo(expected, 11));
});

describe('incomplete functions', () => {
  it('have their closed forms', () => {
    // I_x(1, b) = 1 − (1 − x)^b, I_x(a, 1) = x^a, Q(1, x) = e^−x
    expect(incompleteBeta(0.3, 1, 4)).toBeCloseTo(1 - 0.7 ** 4, 13);
    expect(incompleteBeta(0.3, 4, 1)).toBeCloseTo(0.3 ** 4, 13);
    expect(incompleteBeta(0.5, 7.5, 7.5)).toBeCloseTo(0.5, 13);
    expect(upperIncompleteGamma(1, 2.5)).toBeCloseTo(Math.exp(-2.5), 13);
    expect(upperIncompleteGamma(1, 0.5)).toBeCloseTo(Math.exp(-0.5), 13);
    // Q(n, x) = e^−x Σ x^k/k!
    expect(upperIncompleteGamma(3, 2)).toBeCloseTo(Math.exp(-2) * (1 + 2 + 2), 13);
    expect(incompleteBeta(0, 2, 3)).toBe(0);
    expect(incompleteBeta(1, 2, 3)).toBe(1);
    expect(upperIncompleteGamma(2, 0)).toBe(1);
  });
});

describe('testProbability', () => {
  // critical values of printed tables
  it.each([
    ['t', 12.706, [1], 0.05],
    ['t', 2.228, [10], 0.05],
    ['t', -2.228, [10], 0.05],
    ['t', 2.763, [28], 0.01],
    ['t', 1.96, [1_000_000], 0.05],
    ['F', 4.96, [1, 10], 0.05],
    ['F', 3.35, [2, 27], 0.05],
    ['F', 5.49, [2, 27], 0.01],
    ['chi-squared', 3.841, [1], 0.05],
    ['chi-squared', 18.307, [10], 0.05],
    ['chi-squared', 124.342, [100], 0.05],
    ['r', 0.576, [10], 0.05],
    ['r', -0.195, [100], 0.05],
    ['z', 1.96, [], 0.05],
    ['z', -2.5758, [], 0.01],
  ] as const)('%s = %d with %j', (kind, value, df, expected) => {
    expect(testProbability({ kind, value, df })).toBeCloseTo(expected, 3);
  });
  it('reaches far into the tails', () => {
    expect(testProbability({ kind: 'z', value: 10, df: [] })).toBeGreaterThan(1.52e-23);
    expect(testProbability({ kind: 'z', value: 10, df: [] })).toBeLessThan(1.53e-23);
    expect(testProbability({ kind: 'F', value: 1000, df: [3, 500] })).toBeLessThan(1e-100);
  });
  it('has none for what cannot be', () => {
    expect(testProbability({ kind: 'r', value: 1.2, df: [10] })).toBeUndefined();
    expect(testProbability({ kind: 'F', value: -1, df: [2, 10] })).toBeUndefined();
    expect(testProbability({ kind: 't', value: 1, df: [0] })).toBeUndefined();
  });
});
