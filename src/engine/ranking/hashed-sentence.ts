import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** What feature extraction needs from a token; both analysed sentences and corrupted training sentences provide it. */
export interface TaggedWord {
  readonly lower: string;
  readonly xpos: string;
  readonly lemma: string;
  readonly spaceBefore?: boolean;
}

/** Words, tags and lemmas of a sentence as 32-bit hashes, padded by `PAD` positions on both sides. */
export interface HashedSentence {
  readonly length: number;
  readonly words: Int32Array;
  readonly tags: Int32Array;
  readonly lemmas: Int32Array;
  readonly tokens: readonly TaggedWord[];
}

export const PAD = 5;
const START = hashString('<s>');
const END = hashString('</s>');
const NUMBER = hashString('<num>');

/** FNV-1a over UTF-16 code units, 32 bits. */
export function hashString(text: string): number {
  return hashOn(0x811c9dc5, text);
}

/** The hash of a text followed by another, computed from the hash of the first, so that a text in parts need not be joined. */
export function hashOn(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

/** Digits matter here only by their presence. Words are hashed each time, because a cache would keep the writer's words. */
function hashWord(word: string): number {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 ? NUMBER : hashString(word);
}

/** Hashes a sentence once; every slot of it shares the result. */
export function hashSentence(
  sentence: Pick<AnalysedSentence, 'tokens'> | { tokens: readonly TaggedWord[] },
): HashedSentence {
  const { tokens } = sentence;
  const size = tokens.length + 2 * PAD;
  const words = new Int32Array(size).fill(START, 0, PAD).fill(END, PAD + tokens.length);
  const tags = words.slice();
  const lemmas = words.slice();
  tokens.forEach((token, i) => {
    words[i + PAD] = hashWord(token.lower);
    tags[i + PAD] = hashWord(token.xpos);
    lemmas[i + PAD] = hashWord(token.lemma);
  });
  return { length: tokens.length, words, tags, lemmas, tokens };
}

/** Collects hashed features of one slot; reused, so that extraction allocates nothing. */
export interface FeatureBuffer {
  readonly ids: Int32Array;
  count: number;
}

export const MOST_FEATURES = 64;

export function featureBuffer(): FeatureBuffer {
  return { ids: new Int32Array(MOST_FEATURES), count: 0 };
}

/** Adds the feature (template, a, b, c); values are mixed by the finaliser of MurmurHash3. */
export function addFeature(buffer: FeatureBuffer, template: number, a: number, b = 0, c = 0): void {
  let h = Math.imul(template + 1, 0x9e3779b1) ^ a;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul((h ^ (h >>> 13)) + b, 0xc2b2ae35);
  h = Math.imul((h ^ (h >>> 16)) + c, 0x85ebca6b);
  h ^= h >>> 15;
  buffer.ids[buffer.count++] = h;
}
