import type { Token } from '../../text/token.ts';

/**
 * What the tagger knows about a word's form, independent of its position: hashes of the form and its parts, and its classes from the model's word table. The
 * constants are positions in `WordType.attributes`.
 */
export const WORD = 0;
export const FORM = 1;
export const SUFFIX1 = 2;
export const SUFFIX2 = 3;
/** Suffixes of one to five characters have positions 2 to 6, prefixes of one to three 7 to 9; only those that features combine have names. */
export const SUFFIX3 = 4;
const PREFIX1 = 7;
export const PREFIX2 = 8;
export const SHAPE = 10;
/** Inflections that the word can be according to the word lists (bit set, see LEXICAL_BITS). */
export const LEXICAL = 11;
/** Distributional clusters, coarse to fine. */
export const CLUSTER1 = 12;
export const CLUSTER2 = 13;
export const CLUSTER3 = 14;
/** How often the word has a capital in mid-sentence in large corpora (0 unknown, 1 never … 7 always). */
export const CAPITALS = 15;
/** Tags that the word was given in automatically tagged text. */
export const TAGS = 16;
const ATTRIBUTES = 17;

/** Classes of a word from the model's table. */
export interface WordClasses {
  readonly lexical: number;
  readonly clusters: readonly [number, number, number];
  readonly capitals: number;
  readonly tags: number;
}

/** Looks a word up by the hash of its look-up form. */
export type WordTable = (hash: number) => WordClasses | undefined;

export function mix(hash: number, value: number): number {
  const h = Math.imul(hash ^ value, 0x9e3779b1);
  return (h ^ (h >>> 15)) | 0;
}

/** 32-bit FNV-1a over UTF-16 code units from `start` to `end`; all digits count as one character. */
export function hashText(text: string, start = 0, end = text.length): number {
  let h = 0x811c9dc5;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    h = Math.imul(h ^ (unit >= 48 && unit <= 57 ? 48 : unit), 0x01000193);
  }
  return mix(h, end - start);
}

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const KINDS = ['word', 'number', 'punctuation', 'symbol', 'link', 'pictograph'];

/** Returns the pattern of capitals, small letters, digits and marks; runs count once ("McDonald's" Xx Xx ' x). */
function shapeOf(token: Token): number {
  const { text } = token;
  let shape = mix(7, KINDS.indexOf(token.kind));
  if (token.kind === 'link') return shape;
  let last = 0;
  let parts = 0;
  for (let i = 0; i < text.length && parts < 6; i++) {
    const unit = text.charCodeAt(i);
    let kind: number;
    if (unit >= 97 && unit <= 122) kind = 1;
    else if (unit >= 65 && unit <= 90) kind = 2;
    else if (unit >= 48 && unit <= 57) kind = 3;
    else if (unit < 128) kind = unit;
    else kind = UPPER.test(text[i]!) ? 2 : LOWER.test(text[i]!) ? 1 : 4;
    // distinguishes one capital, two or more capitals, and small letters
    if (kind === last) {
      if (kind !== 2 || i !== 1) continue;
      kind = 5;
    }
    if (last === 5 && kind === 2) continue;
    shape = mix(shape, kind);
    last = kind;
    parts++;
  }
  return mix(shape, text.length === 1 ? 1 : 0);
}

/** Returns the attributes of one written form. */
export function wordAttributes(token: Token, table: WordTable): Int32Array {
  const { lower } = token;
  const a = new Int32Array(ATTRIBUTES);
  const n = lower.length;
  const link = token.kind === 'link';
  a[WORD] = link ? 77 : hashText(lower);
  a[FORM] = link ? 78 : hashText(token.text);
  for (let k = 1; k <= 5; k++) a[SUFFIX1 + k - 1] = link ? 79 : n >= k ? hashText(lower, n - k, n) : 1;
  for (let k = 1; k <= 3; k++) a[PREFIX1 + k - 1] = link ? 80 : n >= k ? hashText(lower, 0, k) : 1;
  a[SHAPE] = shapeOf(token);
  const classes = table(a[WORD]!);
  if (classes) {
    a[LEXICAL] = classes.lexical;
    a[CLUSTER1] = classes.clusters[0];
    a[CLUSTER2] = classes.clusters[1];
    a[CLUSTER3] = classes.clusters[2];
    a[CAPITALS] = classes.capitals;
    a[TAGS] = classes.tags;
  }
  return a;
}

/** Returns the attributes of the position before the first or after the last token. */
export function edgeAttributes(mark: number): Int32Array {
  const a = new Int32Array(ATTRIBUTES);
  a.fill(mix(991, mark));
  return a;
}
