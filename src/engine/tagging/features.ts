import {
  CAPITALS,
  CLUSTER1,
  CLUSTER2,
  CLUSTER3,
  FORM,
  LEXICAL,
  mix,
  PREFIX2,
  SHAPE,
  SUFFIX1,
  SUFFIX2,
  SUFFIX3,
  TAGS,
  WORD,
} from './word-types.ts';

/** Offsets of the words whose attributes are features by themselves. */
export const WINDOW = [-2, -1, 0, 1, 2] as const;
const NEAR = [WORD, SUFFIX2, SUFFIX3, SHAPE, LEXICAL, CLUSTER1, CLUSTER2, CLUSTER3, CAPITALS, TAGS];
const FAR = [WORD, SUFFIX2, LEXICAL, CLUSTER1, CLUSTER2, CLUSTER3, TAGS];
const OWN = Array.from({ length: TAGS + 1 }, (_, k) => k);
/** Pairs of attributes of the word itself. */
const OWN_PAIRS: readonly (readonly [number, number])[] = [
  [SHAPE, CAPITALS],
  [SHAPE, SUFFIX2],
  [SHAPE, SUFFIX3],
  [SHAPE, LEXICAL],
  [SHAPE, CLUSTER2],
  [SHAPE, TAGS],
  [LEXICAL, CAPITALS],
  [LEXICAL, CLUSTER2],
  [TAGS, CLUSTER3],
  [TAGS, CAPITALS],
  [SUFFIX3, CLUSTER1],
  [SUFFIX2, PREFIX2],
  [SUFFIX1, LEXICAL],
];
/** Pairs and triples over neighbouring words: [offset, attribute] twice or three times. */
const PAIRS: readonly (readonly [number, number, number, number])[] = [
  [-1, WORD, 0, WORD],
  [0, WORD, 1, WORD],
  [-1, WORD, 1, WORD],
  [1, WORD, 2, WORD],
  [-2, WORD, -1, WORD],
  [-1, CLUSTER2, 0, CLUSTER2],
  [0, CLUSTER2, 1, CLUSTER2],
  [-1, CLUSTER2, 1, CLUSTER2],
  [-1, CLUSTER3, 0, WORD],
  [0, WORD, 1, CLUSTER3],
  [0, WORD, 1, TAGS],
  [0, WORD, 2, TAGS],
  [0, TAGS, 1, TAGS],
  [-1, TAGS, 0, TAGS],
  [-1, LEXICAL, 0, LEXICAL],
  [0, LEXICAL, 1, LEXICAL],
  [0, SUFFIX3, 1, CLUSTER2],
  [0, SUFFIX3, 1, TAGS],
  [-1, WORD, 0, SUFFIX3],
  [-1, WORD, 0, TAGS],
  [-1, SHAPE, 0, SHAPE],
  [0, SHAPE, 1, SHAPE],
  [0, FORM, 1, SHAPE],
];
const TRIPLES: readonly (readonly [number, number, number, number, number, number])[] = [
  [-1, CLUSTER1, 0, CLUSTER1, 1, CLUSTER1],
  [-1, TAGS, 0, TAGS, 1, TAGS],
  [0, TAGS, 1, TAGS, 2, TAGS],
  [-1, SHAPE, 0, SHAPE, 1, SHAPE],
];

/** Writes the features of a word's own attributes, seen from `offset` places away, to `out`; returns their number. */
export function lexicalFeatures(attributes: Int32Array, offset: number, out: Int32Array): number {
  let n = 0;
  const seed = mix(offset + 11, 1);
  const kinds = offset === 0 ? OWN : offset === 1 || offset === -1 ? NEAR : FAR;
  for (const kind of kinds) out[n++] = mix(mix(seed, kind), attributes[kind]!);
  if (offset === 0) {
    for (const [first, second] of OWN_PAIRS)
      out[n++] = mix(mix(mix(seed, 64 + first * 32 + second), attributes[first]!), attributes[second]!);
  }
  return n;
}

/** Returns how the sentence is capitalised: 0 ordinary, 1 no small letters, 2 title, 3 no capitals. */
export function sentenceStyle(texts: readonly { readonly text: string; readonly kind: string }[]): number {
  let words = 0;
  let upper = 0;
  let title = 0;
  for (const { text, kind } of texts) {
    if (kind !== 'word' || text.length < 2) continue;
    const first = text.charCodeAt(0);
    if (!((first >= 65 && first <= 90) || (first >= 97 && first <= 122))) continue;
    words++;
    if (first <= 90) title++;
    if (text === text.toUpperCase()) upper++;
  }
  if (words === 0) return 4;
  if (upper * 4 >= words * 3 && upper >= 2) return 1;
  if (title * 10 >= words * 7 && title >= 2) return 2;
  return title === 0 ? 3 : 0;
}

/**
 * Writes the features of neighbouring words, without tags, to `out` from `start` on; returns the next free position. `at(k)` contains the attributes of
 * position k - 2 (two edges on each side).
 */
export function contextFeatures(
  at: readonly Int32Array[],
  i: number,
  style: number,
  out: Int32Array,
  start = 0,
): number {
  let n = start;
  let seed = 1001;
  for (let k = 0; k < PAIRS.length; k++) {
    const [o1, a1, o2, a2] = PAIRS[k]!;
    out[n++] = mix(mix(seed + k, at[i + 2 + o1]![a1]!), at[i + 2 + o2]![a2]!);
  }
  seed = 1101;
  for (let k = 0; k < TRIPLES.length; k++) {
    const [o1, a1, o2, a2, o3, a3] = TRIPLES[k]!;
    out[n++] = mix(mix(mix(seed + k, at[i + 2 + o1]![a1]!), at[i + 2 + o2]![a2]!), at[i + 2 + o3]![a3]!);
  }
  const here = at[i + 2]!;
  const place = style * 2 + (i === 0 ? 1 : 0);
  out[n++] = mix(mix(1201, place), here[SHAPE]!);
  out[n++] = mix(mix(mix(1202, place), here[SHAPE]!), here[CAPITALS]!);
  out[n++] = mix(mix(mix(1203, place), here[SHAPE]!), here[TAGS]!);
  out[n++] = mix(mix(1204, place), here[FORM]!);
  return n;
}

/** Writes features of the tags of the preceding words from `start` on; `t1` is the tag directly before. Returns the next free position. */
export function historyFeatures(
  at: readonly Int32Array[],
  i: number,
  t1: number,
  t2: number,
  t3: number,
  out: Int32Array,
  start = 0,
): number {
  const here = at[i + 2]!;
  const next = at[i + 3]!;
  const one = mix(2001, t1);
  const two = mix(one, t2);
  let n = start;
  out[n++] = one;
  out[n++] = mix(two, 3);
  out[n++] = mix(mix(two, t3), 4);
  out[n++] = mix(mix(one, 5), here[WORD]!);
  out[n++] = mix(mix(two, 6), here[WORD]!);
  out[n++] = mix(mix(one, 7), here[SUFFIX3]!);
  out[n++] = mix(mix(one, 8), here[TAGS]!);
  out[n++] = mix(mix(two, 9), here[TAGS]!);
  out[n++] = mix(mix(one, 10), here[CLUSTER3]!);
  out[n++] = mix(mix(one, 11), next[WORD]!);
  out[n++] = mix(mix(one, 12), next[TAGS]!);
  out[n++] = mix(mix(one, 13), next[CLUSTER2]!);
  out[n++] = mix(mix(mix(one, 14), here[TAGS]!), next[TAGS]!);
  out[n++] = mix(mix(one, 15), at[i + 1]![WORD]!);
  out[n++] = mix(mix(one, 16), here[SHAPE]!);
  out[n++] = mix(mix(one, 17), here[LEXICAL]!);
  out[n++] = mix(mix(2003, t2), here[WORD]!);
  return n;
}

/**
 * Writes features of the tags of the following words (`n1`, `n2`, from a first pass) combined with those before, for a second look at the words for which the
 * first pass was not sure.
 */
export function futureFeatures(
  at: readonly Int32Array[],
  i: number,
  t1: number,
  n1: number,
  n2: number,
  out: Int32Array,
): number {
  const here = at[i + 2]!;
  const one = mix(2501, n1);
  const both = mix(one, t1);
  let n = 0;
  out[n++] = one;
  out[n++] = mix(mix(one, n2), 3);
  out[n++] = mix(both, 4);
  out[n++] = mix(mix(one, 5), here[WORD]!);
  out[n++] = mix(mix(one, 6), here[TAGS]!);
  out[n++] = mix(mix(one, 7), here[SUFFIX3]!);
  out[n++] = mix(mix(both, 8), here[TAGS]!);
  out[n++] = mix(mix(both, 9), here[WORD]!);
  out[n++] = mix(mix(mix(one, n2), 10), here[TAGS]!);
  out[n++] = mix(mix(one, 11), here[CLUSTER3]!);
  out[n++] = mix(mix(mix(one, 12), here[SHAPE]!), at[i + 1]![SHAPE]!);
  return n;
}
