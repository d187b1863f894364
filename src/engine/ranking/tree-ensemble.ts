/**
 * Gradient-boosted regression trees, flat: node i splits on `feature[i] <= threshold[i]` (left, else right); a negative
 * child -1 - k is leaf k. The sum of the leaves is a log-odds (Friedman 2001; trained by LightGBM).
 */
export interface TreeEnsemble {
  readonly roots: Int32Array;
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leaves: Float32Array;
}

/** Log-odds of the positive class for one feature row. */
export function treeLogOdds(ensemble: TreeEnsemble, row: ArrayLike<number>): number {
  const { roots, features, thresholds, left, right, leaves } = ensemble;
  let sum = 0;
  for (let t = 0; t < roots.length; t++) {
    let node = roots[t]!;
    while (node >= 0) node = row[features[node]!]! <= thresholds[node]! ? left[node]! : right[node]!;
    sum += leaves[-1 - node]!;
  }
  return sum;
}

export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
