import { ACCEPTS, type Automaton, LAST_EDGE, TARGET_SHIFT } from '../lexicon/automaton.ts';

/** Length of the longest word that is searched for: longer ones are not typing errors. */
const LONGEST = 40;
/** Rows of the distance table by depth; the search is not reentrant and need not be. */
const rows = Array.from({ length: LONGEST + 8 }, () => new Uint8Array(LONGEST + 8));
const path = new Uint8Array(LONGEST + 8);
const target = new Int16Array(LONGEST);

/**
 * Calls `found` with each word of the automaton within `most` edits of `word` (insertion, deletion, substitution, transposition of neighbours: restricted
 * Damerau-Levenshtein), with its number and its distance. The automaton is walked depth first, with one row of the distance table per letter, limited to the
 * band that can still reach `most` (Oflazer 1996). `sameFirst` limits the search to words with the same first letter, which makes three edits affordable.
 */
export function searchNear(
  automaton: Automaton,
  word: string,
  most: number,
  sameFirst: boolean,
  found: (form: string, number: number, distance: number) => void,
): void {
  const { edges, before, labels, alphabet } = automaton;
  const length = word.length;
  if (length === 0 || length > LONGEST) return;
  for (let i = 0; i < length; i++) target[i] = labels[word.charCodeAt(i)]! - 1;
  const first = rows[0]!;
  for (let i = 0; i <= length; i++) first[i] = Math.min(i, most + 1);
  const tooFar = most + 1;

  const visit = (start: number, depth: number, number: number): void => {
    const above = rows[depth]!;
    const row = rows[depth + 1]!;
    const twoAbove = rows[Math.max(0, depth - 1)]!;
    const from = Math.max(1, depth + 1 - most);
    const to = Math.min(length, depth + 1 + most);
    const previousLabel = depth > 0 ? path[depth - 1]! : -1;
    // When no edits are left, only a letter of the word itself can follow, in its place or transposed: a bit set of these letters skips nineteen edges in
    // twenty (labels ascend, so a label above the highest ends the row).
    let spent = true;
    let following = 0;
    let highest = -1;
    for (let j = from - 1; spent && j <= Math.min(to, depth + most); j++) spent = above[j]! >= most;
    for (let j = Math.max(0, from - 2); spent && j < to; j++) {
      const label = target[j]!;
      following |= 1 << (label & 31);
      if (label > highest) highest = label;
    }
    let rank = number;
    for (let edge = start; ; edge++) {
      const value = edges[edge]!;
      const label = value & 0xff;
      if (sameFirst && depth === 0 && label !== target[0]) {
        if (value & LAST_EDGE) return;
        continue;
      }
      if (spent) {
        if (label > highest) return;
        if (((following >>> (label & 31)) & 1) === 0) {
          if (value & LAST_EDGE) return;
          continue;
        }
      }
      row[from - 1] = from === 1 ? Math.min(depth + 1, tooFar) : tooFar;
      let lowest = row[from - 1]!;
      for (let j = from; j <= to; j++) {
        let cost = target[j - 1] === label ? above[j - 1]! : above[j - 1]! + 1;
        const deletion = row[j - 1]! + 1;
        if (deletion < cost) cost = deletion;
        if (j < depth + 1 + most) {
          const insertion = above[j]! + 1;
          if (insertion < cost) cost = insertion;
        }
        if (depth > 0 && j > 1 && target[j - 2] === label && target[j - 1] === previousLabel) {
          const swap = twoAbove[j - 2]! + 1;
          if (swap < cost) cost = swap;
        }
        row[j] = cost > tooFar ? tooFar : cost;
        if (cost < lowest) lowest = cost;
      }
      if (lowest <= most) {
        path[depth] = label;
        rank = number + before[edge]!;
        if (value & ACCEPTS && depth + 1 >= length - most && depth + 1 <= length + most && row[length]! <= most) {
          let form = '';
          for (let i = 0; i <= depth; i++) form += alphabet[path[i]!];
          found(form, rank, row[length]!);
        }
        const next = value >>> TARGET_SHIFT;
        if (next !== 0 && depth < length + most) visit(next, depth + 1, rank + (value & ACCEPTS ? 1 : 0));
      }
      if (value & LAST_EDGE) return;
    }
  };
  visit(automaton.root, 0, 0);
}
