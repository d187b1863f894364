/**
 * Returns the pairs of places of a longest common subsequence of two lists of words, in order. The common beginning and end are skipped first; where the
 * table of what is between them would have more than `mostCells` cells, only they are paired.
 */
export function commonPairs(
  a: readonly string[],
  b: readonly string[],
  mostCells = Number.POSITIVE_INFINITY,
): [number, number][] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const [left, right] = [a.length - head - tail, b.length - head - tail];
  const [n, m] = left * right > mostCells ? [0, 0] : [left, right];
  const lengths = new Uint16Array((n + 1) * (m + 1));
  const at = (i: number, j: number): number => lengths[i * (m + 1) + j]!;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      const same = a[head + i] === b[head + j];
      lengths[i * (m + 1) + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = Array.from({ length: head }, (_, k) => [k, k]);
  for (let i = 0, j = 0; i < n && j < m; ) {
    if (a[head + i] === b[head + j]) pairs.push([head + i++, head + j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  for (let k = tail; k > 0; k--) pairs.push([a.length - k, b.length - k]);
  return pairs;
}
