import { describe, expect, it } from 'vitest';
import { attributeTrees, evaluateTrees, type TreeEnsemble } from './tree-ensemble.ts';

/** Two trees: x0 <= 1 ? (x1 <= 5 ? -1 : 2) : 3, and x1 <= 4 ? .5 : -.5. */
const trees: TreeEnsemble = {
  nodeStart: Uint32Array.of(0, 2, 3),
  leafStart: Uint32Array.of(0, 3, 5),
  feature: Uint16Array.of(0, 1, 1),
  threshold: Float32Array.of(1, 5, 4),
  left: Int16Array.of(1, -1, -1),
  right: Int16Array.of(-3, -2, -2),
  nodeValue: Float32Array.of(1, 0.5, 0),
  leafValue: Float32Array.of(-1, 2, 3, 0.5, -0.5),
};

describe('evaluateTrees', () => {
  it.each([
    [1, 5, -1 - 0.5],
    [1, 5.5, 2 - 0.5],
    [2, 4, 3 + 0.5],
  ])('x = %d, %d', (x0, x1, wanted) => expect(evaluateTrees(trees, Float32Array.of(x0, x1))).toBeCloseTo(wanted));
});

describe('attributeTrees', () => {
  it('gives shares that add up to the value less the mean of the roots', () => {
    for (const row of [Float32Array.of(1, 5), Float32Array.of(0, 9), Float32Array.of(2, 0)]) {
      const shares = new Float64Array(2);
      attributeTrees(trees, row, shares);
      expect(shares[0]! + shares[1]!).toBeCloseTo(evaluateTrees(trees, row) - 1);
    }
  });
});
