import type { Run } from './units.ts';

/**
 * Cuts a series into stretches of one level each: of all ways to cut it, the one with the least sum of squared deviations from
 * the stretches' means, weighted, plus `penalty` for every stretch. Exact: optimal partitioning (Jackson et al. 2005, IEEE
 * Signal Processing Letters 12) that drops starts which can never be best again (PELT: Killick, Fearnhead and Eckley 2012,
 * Journal of the American Statistical Association 107). Linear in practice where levels change, quadratic where they do not.
 *
 * @param least smallest weight of a stretch; a series of less weight is one stretch
 */
export function levelStretches(
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  penalty: number,
  least: number,
): Run[] {
  const n = values.length;
  if (n === 0) return [];
  // sums up to each item, so that the cost of a stretch takes two subtractions per sum
  const weight = new Float64Array(n + 1);
  const first = new Float64Array(n + 1);
  const second = new Float64Array(n + 1);
  for (let k = 0; k < n; k++) {
    weight[k + 1] = weight[k]! + weights[k]!;
    first[k + 1] = first[k]! + weights[k]! * values[k]!;
    second[k + 1] = second[k]! + weights[k]! * values[k]! ** 2;
  }
  const cost = (from: number, to: number): number => {
    const mass = weight[to]! - weight[from]!;
    return mass === 0 ? 0 : second[to]! - second[from]! - (first[to]! - first[from]!) ** 2 / mass;
  };
  const best = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = -penalty;
  const cameFrom = new Int32Array(n + 1);
  // starts that may still be best, with the weight from which another start is always better
  const starts = new Int32Array(n + 1);
  const until = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  let open = 1;
  for (let end = 1; end <= n; end++) {
    const reached = weight[end]!;
    let kept = 0;
    for (let k = 0; k < open; k++) {
      const start = starts[k]!;
      if (reached >= until[start]!) continue;
      starts[kept++] = start;
      if (reached - weight[start]! < least) continue;
      const total = best[start]! + cost(start, end) + penalty;
      if (total < best[end]!) {
        best[end] = total;
        cameFrom[end] = start;
      }
    }
    open = kept;
    if (best[end] === Number.POSITIVE_INFINITY) continue;
    // a stretch from here must weigh at least `least` before it can replace one from an earlier start
    for (let k = 0; k < open; k++) {
      const start = starts[k]!;
      if (best[start]! + cost(start, end) >= best[end]!) until[start] = Math.min(until[start]!, reached + least);
    }
    starts[open++] = end;
  }
  if (best[n] === Number.POSITIVE_INFINITY) return [{ start: 0, end: n }];
  const runs: Run[] = [];
  for (let end = n; end > 0; end = cameFrom[end]!) runs.push({ start: cameFrom[end]!, end });
  return runs.reverse();
}
