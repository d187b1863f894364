/** Words in the window of the type-token ratio: the measure must not depend on the length of the text. */
const WINDOW = 50;

/** Returns the mean share of different words in windows of 50 that begin at every tenth word. */
export function windowedVariety(words: readonly string[]): number {
  const width = Math.min(WINDOW, words.length);
  if (width === 0) return 0;
  let sum = 0;
  let windows = 0;
  for (let from = 0; from + width <= words.length; from += 10) {
    sum += new Set(words.slice(from, from + width)).size / width;
    windows++;
  }
  return sum / windows;
}

/** Returns the mean and standard deviation (of the whole population). */
export function moments(values: readonly number[]): { mean: number; deviation: number } {
  if (values.length === 0) return { mean: 0, deviation: 0 };
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / values.length - mean * mean)) };
}

/** Returns the mean distance between neighbours. */
export function meanStep(values: readonly number[]): number {
  if (values.length < 2) return 0;
  let sum = 0;
  for (let k = 1; k < values.length; k++) sum += Math.abs(values[k]! - values[k - 1]!);
  return sum / (values.length - 1);
}
