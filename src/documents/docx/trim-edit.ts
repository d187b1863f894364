/** Units of a change: words with their marks and apostrophes, single spaces, single other characters. */
const TOKEN = /[\p{L}\p{N}\p{M}'’]+|./gsu;

/** A replacement of `start` to `end` by `text`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the smallest change of whole words and single other characters with the same result on `paragraph`, or undefined when
 * nothing changes. A word that differs in one letter is replaced as a whole, as a person would do it.
 */
export function trimChange(paragraph: string, change: Change): Change | undefined {
  const covered = paragraph.slice(change.start, change.end);
  if (covered === change.text) return undefined;
  const before = covered.match(TOKEN) ?? [];
  const after = change.text.match(TOKEN) ?? [];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  let { start, end } = change;
  while (head < shorter && before[head] === after[head]) start += before[head++]!.length;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) end -= before.at(-1 - tail++)!.length;
  return { start, end, text: after.slice(head, after.length - tail).join('') };
}
