/** Smallest number of words with a score of their own. */
export const UNIT_MINIMUM = 50;
/** A passage up to this number of words is judged whole; a longer one in parts of LONG_PART words that end with a sentence. */
export const UNIT_MAXIMUM = 420;
export const LONG_PART = 250;
/** Target length in words of a training paragraph, where a text has no paragraphs. */
export const PARAGRAPH_TARGET = 90;
/** Length of the overlapping windows that sentences are judged by, in words. */
export const WINDOW_WORDS = 60;

/** A run of items: [start, end). */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts items of the given lengths (sentences in words) into consecutive runs of at least `low` words, as even as the items
 * allow and near `target`; returns one run when all items together have fewer words.
 */
export function evenRuns(lengths: readonly number[], low: number, target: number): Run[] {
  let left = lengths.reduce((sum, words) => sum + words, 0);
  const runs: Run[] = [];
  let start = 0;
  while (start < lengths.length) {
    const parts = Math.max(1, Math.round(left / target));
    const goal = left / parts;
    let words = 0;
    let end = start;
    while (end < lengths.length && (parts === 1 || words + lengths[end]! / 2 < goal || words < low)) {
      words += lengths[end]!;
      end++;
    }
    if (end === start) end++;
    left -= words;
    if (left < low) end = lengths.length;
    runs.push({ start, end });
    start = end;
  }
  return runs;
}

/**
 * Returns windows over sentences, each of at least `words` words and starting near the middle of the one before, so that every
 * sentence is seen with its neighbours on both sides; one window when all sentences together have fewer words.
 */
export function overlappingWindows(lengths: readonly number[], words: number): Run[] {
  const windows: Run[] = [];
  let start = 0;
  while (start < lengths.length) {
    let sum = 0;
    let end = start;
    while (end < lengths.length && sum < words) sum += lengths[end++]!;
    if (sum < words && windows.length > 0) {
      // the rest is too short, so the last window starts earlier
      let from = start;
      while (from > 0 && sum < words) sum += lengths[--from]!;
      if (from !== windows[windows.length - 1]!.start || end !== windows[windows.length - 1]!.end)
        windows.push({ start: from, end });
      break;
    }
    windows.push({ start, end });
    if (end === lengths.length) break;
    let step = lengths[start++]!;
    while (start < end && step + lengths[start]! <= words / 2) step += lengths[start++]!;
  }
  return windows;
}

/**
 * Joins items (paragraphs in words) that are too short to judge to their neighbours: runs of at least `low` words. A
 * long enough item stays alone unless a short one before it has no other neighbour. Empty when all items together have fewer.
 */
export function joinShort(lengths: readonly number[], low: number): Run[] {
  const runs: Run[] = [];
  let start = 0;
  let words = 0;
  for (let k = 0; k < lengths.length; k++) {
    const own = lengths[k]!;
    const previous = runs[runs.length - 1];
    // short paragraphs before a long one join the passage before them, if there is one
    if (own >= low && words > 0 && previous !== undefined) {
      runs[runs.length - 1] = { start: previous.start, end: k };
      start = k;
      words = 0;
    }
    words += own;
    if (words < low) continue;
    runs.push({ start, end: k + 1 });
    start = k + 1;
    words = 0;
  }
  const last = runs[runs.length - 1];
  if (words > 0 && last !== undefined) runs[runs.length - 1] = { start: last.start, end: lengths.length };
  return runs;
}
