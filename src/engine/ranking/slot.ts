import type { Lexicon } from '../lexicon/lexicon.ts';
import { NOUN_TAGS } from '../sentence/token-tests.ts';
import type { FeatureBuffer, HashedSentence, TaggedWord } from './hashed-sentence.ts';

/**
 * A place in a sentence that holds one of a few small words or forms, or nothing. The model of its family predicts the filler from everything around
 * it, never from the original.
 */
export interface Slot {
  /** Index of the word in the slot; for an empty slot the index of the word that follows it. */
  readonly at: number;
  readonly filled: boolean;
  /** Index into the family's classes of the original filler. */
  readonly current: number;
  /** The word form for each class, in families of inflected forms. */
  readonly forms?: readonly string[];
  /** Index of the head noun or lemma that the slot belongs to, if the family has one; otherwise -1. */
  readonly head: number;
}

/** A confusion set: how its slots are found and described. */
export interface SlotFamily {
  readonly name: string;
  readonly classes: readonly string[];
  /** log2 of the number of weight buckets. */
  readonly bits: number;
  /** How much likelier than the original (natural log) a class must be to become a candidate, if not the default. */
  readonly leastGain?: number;
  find(sentence: HashedSentence, lexicon: Lexicon): Slot[];
  describe(sentence: HashedSentence, slot: Slot, buffer: FeatureBuffer): void;
}

/** Last word before the slot (index, may be -1). */
export function leftOf(slot: Slot): number {
  return slot.at - 1;
}

/** First word after the slot (index, may be the sentence's length). */
export function rightOf(slot: Slot): number {
  return slot.filled ? slot.at + 1 : slot.at;
}

/** Tags of the words between a determiner and the head of its group. */
export const INNER: ReadonlySet<string> = new Set([
  'JJ',
  'JJR',
  'JJS',
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'CD',
  'VBN',
  'VBG',
  'HYPH',
  'AFX',
  'POS',
]);

export function isNoun(tag: string | undefined): boolean {
  return tag !== undefined && NOUN_TAGS.has(tag);
}

/**
 * Index of the head noun of the noun group whose first word after the determiner is `start`, or -1. Adverbs are allowed
 * before adjectives ("very old house"); the group ends at the last noun of the run.
 */
export function groupHead(tokens: readonly TaggedWord[], start: number): number {
  let head = -1;
  for (let i = start; i < tokens.length && i < start + 10; i++) {
    const tag = tokens[i]!.xpos;
    if (NOUN_TAGS.has(tag)) head = i;
    else if (tag === 'RB' || tag === 'RBR' || tag === 'RBS') {
      if (head >= 0) break;
    } else if (tag === ',' || tag === 'CC') {
      const before = tokens[i - 1]?.xpos ?? '';
      const after = tokens[i + 1]?.xpos ?? '';
      if (head >= 0 || !before.startsWith('JJ') || !after.startsWith('JJ')) break;
    } else if (!INNER.has(tag)) break;
    else if (head >= 0 && (tag === 'VBG' || tag === 'VBN' || tag === 'JJ' || tag === 'CD')) break;
  }
  return head;
}
