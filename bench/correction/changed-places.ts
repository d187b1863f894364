import { commonPairs } from '../../src/text/common-pairs.ts';

/** A run of words that differs between two texts. */
export interface ChangedPlace {
  readonly before: string;
  readonly after: string;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const countSpaced = (text: string): number => wordsOf(text).length;

/**
 * Returns the places in which two texts differ, by longest common subsequence over words separated by white space.
 * Neighbouring changed words are one place. In text without errors, every place is a false alarm.
 */
export function changedPlaces(before: string, after: string): ChangedPlace[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const places: ChangedPlace[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...commonPairs(a, b), [a.length, b.length] as const]) {
    if (x > i || y > j) places.push({ before: a.slice(i, x).join(' '), after: b.slice(j, y).join(' ') });
    i = x + 1;
    j = y + 1;
  }
  return places;
}
