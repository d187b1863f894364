import { describe, expect, it } from 'vitest';
import { packTrees, probability, treeLogOdds } from './tree-ensemble.ts';

/**
 * Two trees: the first asks feature 0 <= 1, then on the right feature 1 <= 2.5; the second is a leaf alone.
 */
const ensemble = packTrees({
  roots: Int32Array.from([0, -4]),
  features: Uint8Array.from([0, 1]),
  thresholds: Float32Array.from([1, 2.5]),
  left: Int32Array.from([-1, -2]),
  right: Int32Array.from([1, -3]),
  leaves: Float32Array.from([1, 2, 4, 0.5]),
});

describe('treeLogOdds', () => {
  it.each([
    [[0, 0], 1.5],
    [[1, 9], 1.5],
    [[1.1, 2.5], 2.5],
    [[1.1, 2.6], 4.5],
    [[Number.NaN, Number.NaN], 4.5],
  ])('sums the leaves that %j reaches', (row, expected) =>
    expect(treeLogOdds(ensemble)(Float64Array.from(row))).toBe(expected),
  );

  it('is 0 without trees', () =>
    expect(treeLogOdds({ ...ensemble, roots: new Int32Array() })(new Float64Array())).toBe(0));
});

describe('probability', () => {
  it('is the logistic function', () => {
    expect(probability(0)).toBe(0.5);
    expect(probability(2) + probability(-2)).toBeCloseTo(1);
    expect(probability(800)).toBe(1);
    expect(probability(-800)).toBe(0);
  });
});
