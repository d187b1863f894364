import type { Lexicon } from '../lexicon/lexicon.ts';
import { NOUN_TAGS } from '../sentence/token-tests.ts';
import type { FeatureBuffer, HashedSentence, TaggedWord } from './hashed-sentence.ts';

/**
 * A place in a sentence where one of a few small words or forms must stand, or nothing. The model of its family predicts
 * what stands there from everything around it, never from what the writer put.
 */
export interface Slot {
  /** Index of the word in the slot; for an empty slot the index of the word that follows it. */
  readonly at: number;
  readonly filled: boolean;
  /** Index into the family's classes of what stands there now. */
  readonly current: number;
  /** Class by which each word form would be chosen, for families of inflected forms. */
  readonly forms?: readonly string[];
  /** Index of the head noun or lemma the slot belongs to, where the family has one; -1 otherwise. */
  readonly head: number;
}

/** A confusion set: how its slots are found and described. */
export interface SlotFamily {
  readonly name: string;
  readonly classes: readonly string[];
  /** log2 of the number of weight buckets. */
  readonly bits: number;
  /** How much likelier than what stands there (natural log) a class must be to become a candidate, where it is not the usual one. */
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
