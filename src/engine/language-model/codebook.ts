/**
 * Scalar quantiser for log probabilities: at most `size` levels, placed by Lloyd's algorithm from bins of equal counts, so that the mean squared error is
 * lowest where the values are dense. Exact when there are no more distinct values than levels. Deterministic.
 */
export function createCodebook(values: Float32Array, size: number): Float64Array {
  const sorted = Float64Array.from(values).sort();
  const count = sorted.length;
  if (count === 0) return new Float64Array([0]);
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  if (distinct.length <= size) return distinct.map(rounded);
  const sums = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) sums[i + 1] = sums[i]! + sorted[i]!;
  let levels: number[] = [];
  for (let i = 0; i < size; i++) levels.push(sorted[Math.min(count - 1, Math.floor(((i + 0.5) * count) / size))]!);
  levels = [...new Set(levels)];
  for (let round = 0; round < 30; round++) {
    const next: number[] = [];
    let from = 0;
    for (let i = 0; i < levels.length; i++) {
      const to = i + 1 < levels.length ? lowerBound(sorted, (levels[i]! + levels[i + 1]!) / 2) : count;
      if (to > from) next.push((sums[to]! - sums[from]!) / (to - from));
      from = Math.max(from, to);
    }
    levels = next;
  }
  return Float64Array.from(levels, rounded);
}

/** Rounds a level to the digits that the file's header keeps. */
function rounded(level: number): number {
  return Number(level.toPrecision(6));
}

/** Returns the index of the level nearest to `value`; levels are ascending. */
export function encodeLevel(levels: Float64Array, value: number): number {
  const above = lowerBound(levels, value);
  if (above === 0) return 0;
  if (above === levels.length) return above - 1;
  return value - levels[above - 1]! <= levels[above]! - value ? above - 1 : above;
}

function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
