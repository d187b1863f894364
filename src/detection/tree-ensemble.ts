import type { ModelSections } from './model-file.ts';

/**
 * Gradient-boosted decision trees as flat arrays. A node sends a row to `left` when its feature's value is at most
 * `threshold`, else to `right`; a negative child -1-k is leaf k of its tree. Children are numbered within their tree.
 */
export interface TreeEnsemble {
  readonly nodeStart: Uint32Array;
  readonly leafStart: Uint32Array;
  readonly feature: Uint16Array;
  readonly threshold: Float32Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** Mean output of the training rows that reach a node; attribution is measured from it. */
  readonly nodeValue: Float32Array;
  readonly leafValue: Float32Array;
}

/** Reads the trees whose parts of the file begin with a name: `trees` are the detector's own. */
export function readTrees(file: ModelSections, name = 'trees'): TreeEnsemble {
  return {
    nodeStart: file.uint32(`${name}.nodeStart`),
    leafStart: file.uint32(`${name}.leafStart`),
    feature: file.uint16(`${name}.feature`),
    threshold: file.float32(`${name}.threshold`),
    left: file.int16(`${name}.left`),
    right: file.int16(`${name}.right`),
    nodeValue: file.float32(`${name}.nodeValue`),
    leafValue: file.float32(`${name}.leafValue`),
  };
}

/** Returns the sum over the trees for the row in `features`: the logarithm of the odds. */
export function evaluateTrees(trees: TreeEnsemble, features: Float32Array): number {
  const { nodeStart, leafStart, feature, threshold, left, right, leafValue } = trees;
  let sum = 0;
  for (let t = 0; t + 1 < nodeStart.length; t++) {
    const base = nodeStart[t]!;
    let node = 0;
    while (node >= 0) {
      const at = base + node;
      node = features[feature[at]!]! <= threshold[at]! ? left[at]! : right[at]!;
    }
    sum += leafValue[leafStart[t]! - 1 - node]!;
  }
  return sum;
}

/**
 * Adds each feature's contribution to the row's value to `out`: along every path, the change of the mean output at
 * each split goes to the split's feature (Saabas 2014, "Interpreting random forests").
 */
export function attributeTrees(trees: TreeEnsemble, features: Float32Array, out: Float64Array): void {
  const { nodeStart, leafStart, feature, threshold, left, right, nodeValue, leafValue } = trees;
  for (let t = 0; t + 1 < nodeStart.length; t++) {
    const base = nodeStart[t]!;
    let node = 0;
    while (node >= 0) {
      const at = base + node;
      const before = nodeValue[at]!;
      node = features[feature[at]!]! <= threshold[at]! ? left[at]! : right[at]!;
      out[feature[at]!]! += (node >= 0 ? nodeValue[base + node]! : leafValue[leafStart[t]! - 1 - node]!) - before;
    }
  }
}
