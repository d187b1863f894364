import type { TaggedToken } from './tagged-tokens.ts';

export type AlignmentKind = 'same' | 'replace' | 'insert' | 'delete' | 'transpose';

/** One step of an alignment: tokens `start` to `end` of the source correspond to tokens `from` to `to` of the corrected sentence. */
export interface Aligned {
  readonly kind: AlignmentKind;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Aligns two sentences at the lowest cost by Damerau–Levenshtein over tokens. A replacement is cheaper the more the two
 * tokens have in common: lemma, part of speech, letters (Felice, Bryant & Briscoe 2016, "Automatic extraction of
 * learner errors in ESL sentences using linguistically enhanced alignments"). Words that changed places are one step of
 * any length.
 */
export function alignTokens(source: readonly TaggedToken[], target: readonly TaggedToken[]): Aligned[] {
  const width = target.length + 1;
  const costs = new Float64Array((source.length + 1) * width);
  const steps: Aligned[] = new Array(costs.length);
  for (let i = 0; i <= source.length; i++) {
    for (let j = 0; j <= target.length; j++) {
      if (i === 0 && j === 0) continue;
      let best = Number.POSITIVE_INFINITY;
      const offer = (kind: AlignmentKind, rows: number, columns: number, cost: number): void => {
        if (rows > i || columns > j) return;
        const total = costs[(i - rows) * width + j - columns]! + cost;
        if (total >= best) return;
        best = total;
        steps[i * width + j] = { kind, start: i - rows, end: i, from: j - columns, to: j };
      };
      const a = source[i - 1];
      const b = target[j - 1];
      if (a && b && a.text === b.text) offer('same', 1, 1, 0);
      else {
        const moved = a && b ? transposedLength(source, target, i, j) : 0;
        if (moved > 0) offer('transpose', moved, moved, moved - 1);
        if (a && b) offer('replace', 1, 1, replaceCost(a, b));
        offer('insert', 0, 1, 1);
        offer('delete', 1, 0, 1);
      }
      costs[i * width + j] = best;
    }
  }
  const path: Aligned[] = [];
  for (let i = source.length, j = target.length; i > 0 || j > 0; ) {
    const step = steps[i * width + j]!;
    path.unshift(step);
    i = step.start;
    j = step.from;
  }
  return path;
}

/** Returns how many tokens that end here are the same in a different order, 0 for none. Searches back only as far as the sentences differ. */
function transposedLength(
  source: readonly TaggedToken[],
  target: readonly TaggedToken[],
  i: number,
  j: number,
): number {
  const balance = new Map<string, number>();
  let open = 0;
  const add = (word: string, by: number): void => {
    const before = balance.get(word) ?? 0;
    balance.set(word, before + by);
    open += Math.abs(before + by) - Math.abs(before);
  };
  for (let length = 1; length <= Math.min(i, j); length++) {
    const a = source[i - length]!;
    const b = target[j - length]!;
    if (a.text === b.text) return 0;
    add(a.lower, 1);
    add(b.lower, -1);
    if (open === 0 && length > 1) return length;
    if (open > 2 * MOST_OPEN) return 0;
  }
  return 0;
}

/** After this many tokens without a partner, the search for a changed order stops. */
const MOST_OPEN = 6;

const OPEN_CLASSES: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'NOUN', 'VERB']);

/** Below 2, the price of a deletion and an insertion; 0 if only capitals differ. */
function replaceCost(a: TaggedToken, b: TaggedToken): number {
  if (a.lower === b.lower) return 0;
  const lemma = a.lemma === b.lemma ? 0 : 0.499;
  const open = OPEN_CLASSES.has(a.upos) && OPEN_CLASSES.has(b.upos);
  const speech = a.upos === b.upos ? 0 : open ? 0.25 : 0.5;
  return lemma + speech + letterDistance(a.text, b.text);
}

/** 0 for equal words, 1 for words without a common letter: inserted and deleted letters divided by the length of both. */
export function letterDistance(a: string, b: string): number {
  if (a === b) return 0;
  let row = new Uint16Array(b.length + 1);
  for (const letter of a) {
    const next = new Uint16Array(b.length + 1);
    for (let j = 1; j <= b.length; j++)
      next[j] = letter === b[j - 1] ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!);
    row = next;
  }
  return 1 - (2 * row[b.length]!) / (a.length + b.length);
}
