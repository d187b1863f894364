/** Regression trees as the model file has them, a column each: node i splits on `features[i]`. */
export interface TreeColumns {
  readonly roots: Int32Array;
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leaves: Float32Array;
}

/**
 * Gradient-boosted regression trees with all of a node in sixteen bytes, so that a step down a tree reads one line of the cache and not four:
 * feature, threshold (the bits of a 32-bit float), left, right. A node splits on feature <= threshold (left, else right); a root or child is a
 * place in `nodes`, or -1 - k for leaf k. The sum of the leaves is a log-odds (Friedman 2001; trained by LightGBM).
 */
export interface TreeEnsemble {
  readonly roots: Int32Array;
  readonly nodes: Int32Array;
  readonly leaves: Float32Array;
}

const NODE = 4;

export function packTrees({ roots, features, thresholds, left, right, leaves }: TreeColumns): TreeEnsemble {
  const nodes = new Int32Array(NODE * features.length);
  const floats = new Float32Array(nodes.buffer);
  const place = (node: number): number => (node < 0 ? node : NODE * node);
  for (let i = 0; i < features.length; i++) {
    nodes[NODE * i] = features[i]!;
    floats[NODE * i + 1] = thresholds[i]!;
    nodes[NODE * i + 2] = place(left[i]!);
    nodes[NODE * i + 3] = place(right[i]!);
  }
  return { roots: roots.map(place), nodes, leaves };
}

/** Gives log-odds of the positive class for one feature row. */
export function treeLogOdds({ roots, nodes, leaves }: TreeEnsemble): (row: Float64Array) => number {
  const floats = new Float32Array(nodes.buffer, nodes.byteOffset, nodes.length);
  return (row) => {
    let sum = 0;
    for (let t = 0; t < roots.length; t++) {
      let node = roots[t]!;
      while (node >= 0) node = row[nodes[node]!]! <= floats[node + 1]! ? nodes[node + 2]! : nodes[node + 3]!;
      sum += leaves[-1 - node]!;
    }
    return sum;
  };
}

export function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
