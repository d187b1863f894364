/**
 * Aligns two word sequences: for each word of `a`, the index of its partner in `b`, or -1. Anchors are word triples
 * that occur once in both, kept in the longest increasing chain (patience diff). The gaps are filled outwards from
 * them.
 */
export function alignWords(a: readonly string[], b: readonly string[]): Int32Array {
  const partner = new Int32Array(a.length).fill(-1);
  const inA = uniqueTriples(a);
  const inB = uniqueTriples(b);
  const pairs: [number, number][] = [];
  for (const [triple, at] of inA) {
    const other = inB.get(triple);
    if (at >= 0 && other !== undefined && other >= 0) pairs.push([at, other]);
  }
  pairs.sort((x, y) => x[0] - y[0]);
  const used = new Uint8Array(b.length);
  const link = (i: number, j: number): boolean => {
    if (partner[i]! >= 0 || used[j] === 1 || a[i] !== b[j]) return false;
    partner[i] = j;
    used[j] = 1;
    return true;
  };
  const chain = longestChain(pairs);
  for (const [i, j] of chain) for (let k = 0; k < 3; k++) link(i + k, j + k);
  const anchors: [number, number][] = [[-1, -1]];
  for (let i = 0; i < a.length; i++) if (partner[i]! >= 0) anchors.push([i, partner[i]!]);
  anchors.push([a.length, b.length]);
  for (let at = 1; at < anchors.length; at++) fillGap(anchors[at - 1]!, anchors[at]!, a, b, link);
  return partner;
}

function uniqueTriples(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = 0; at + 2 < words.length; at++) {
    const triple = `${words[at]} ${words[at + 1]} ${words[at + 2]}`;
    found.set(triple, found.has(triple) ? -1 : at);
  }
  return found;
}

function longestChain(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, j], index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]!]![1] < j) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[index] = tails[low - 1]!;
    tails[low] = index;
  });
  const chain: [number, number][] = [];
  for (let at = tails[tails.length - 1] ?? -1; at >= 0; at = before[at]!) chain.push(pairs[at]!);
  return chain.reverse();
}

const MAX_GAP_CELLS = 250_000;

/** Longest common subsequence between two anchors. */
function fillGap(
  from: readonly [number, number],
  to: readonly [number, number],
  a: readonly string[],
  b: readonly string[],
  link: (i: number, j: number) => boolean,
): void {
  const i0 = from[0] + 1;
  const j0 = from[1] + 1;
  const n = to[0] - i0;
  const m = to[1] - j0;
  if (n <= 0 || m <= 0 || n * m > MAX_GAP_CELLS) return;
  const width = m + 1;
  const table = new Uint16Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      table[i * width + j] =
        a[i0 + i] === b[j0 + j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  for (let i = 0, j = 0; i < n && j < m; ) {
    if (a[i0 + i] === b[j0 + j]) link(i0 + i++, j0 + j++);
    else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++;
    else j++;
  }
}
