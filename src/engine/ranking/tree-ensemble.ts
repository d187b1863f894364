/** Regression trees as stored in the model file, one array for each column: node i splits on `features[i]`. */
export interface TreeColumns {
  readonly roots: Int32Array;
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leaves: Float32Array;
}

/**
 * Gradient-boosted regression trees with each node in sixteen bytes, so that a step down a tree reads one cache line and not four: feature, threshold
 * (the bits of a 32-bit float), left, right. A node goes left when feature <= threshold, and right otherwise; a root or child is an index into
 * `nodes`, or -1 - k for leaf k. The sum of the leaves is a log-odds (Friedman 2001; trained by LightGBM).
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

/** The highest feature number that a node splits on; -1 without any split. */
export function lastFeature({ nodes }: TreeEnsemble): number {
  let last = -1;
  for (let node = 0; node < nodes.length; node += NODE) last = Math.max(last, nodes[node]!);
  return last;
}

/** How many trees to add between checks whether the rest can still lift the sum to the requested least. */
const STRIDE = 16;
/** More than the difference between sums of some hundred leaves in different orders. */
const ROUNDING = 1e-6;

/**
 * Returns the log-odds of the positive class for one feature row, or -Infinity as soon as they are certain to be below `least`. Nine candidates in
 * ten are, and half of the trees show it.
 */
export function treeLogOdds(ensemble: TreeEnsemble): (row: Float64Array, least?: number) => number {
  const { roots, nodes, leaves } = ensemble;
  const floats = new Float32Array(nodes.buffer, nodes.byteOffset, nodes.length);
  const most = mostFrom(ensemble);
  return (row, least = Number.NEGATIVE_INFINITY) => {
    let sum = 0;
    for (let t = 0; t < roots.length; t++) {
      let node = roots[t]!;
      while (node >= 0) node = row[nodes[node]!]! <= floats[node + 1]! ? nodes[node + 2]! : nodes[node + 3]!;
      sum += leaves[-1 - node]!;
      if (t % STRIDE === STRIDE - 1 && sum + most[t + 1]! < least - ROUNDING) return Number.NEGATIVE_INFINITY;
    }
    return sum;
  };
}

/** For each tree, the most that it and the trees after it can add. */
function mostFrom({ roots, nodes, leaves }: TreeEnsemble): Float64Array {
  const mostOf = (node: number): number =>
    node < 0 ? leaves[-1 - node]! : Math.max(mostOf(nodes[node + 2]!), mostOf(nodes[node + 3]!));
  const most = new Float64Array(roots.length + 1);
  for (let t = roots.length - 1; t >= 0; t--) most[t] = most[t + 1]! + mostOf(roots[t]!);
  return most;
}
