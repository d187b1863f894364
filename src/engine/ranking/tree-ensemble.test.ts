import { describe, expect, it } from 'vitest';
import { packTrees, treeLogOdds } from './tree-ensemble.ts';

/** Two trees: the first tests feature 0 <= 1, then on the right feature 1 <= 2.5; the second is a single leaf. */
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

  it('leaves off where the rest cannot reach what is asked for, and sums to the end where it can', () => {
    const trees = packTrees({
      roots: Int32Array.from(Array.from({ length: 40 }, (_, i) => i)),
      features: new Uint8Array(40),
      thresholds: Float32Array.from({ length: 40 }, () => 0),
      left: Int32Array.from({ length: 40 }, () => -1),
      right: Int32Array.from({ length: 40 }, () => -2),
      leaves: Float32Array.from([-1, 0.5]),
    });
    const score = treeLogOdds(trees);
    const [low, high] = [Float64Array.of(-1), Float64Array.of(1)];
    expect(score(low)).toBe(-40);
    // after 16 trees the other 24 can bring it to -4, after 32 the other 8 to -28
    expect(score(low, -3)).toBe(Number.NEGATIVE_INFINITY);
    expect(score(low, -27)).toBe(Number.NEGATIVE_INFINITY);
    expect(score(low, -28)).toBe(-40);
    expect(score(high, 20)).toBe(20);
  });

  it('is 0 without trees', () =>
    expect(treeLogOdds({ ...ensemble, roots: new Int32Array() })(new Float64Array())).toBe(0));
});
