import type { CheckContext } from '../../context.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isCompounded, isPunctuation } from '../../sentence/token-tests.ts';

/** The fault after a determiner or number: the token at `at` should be `right`. */
export interface NumberFault {
  readonly at: number;
  readonly right: string;
  readonly comment: string;
  /** Confidence before the language model is consulted. */
  readonly base: number;
  readonly rule: 'plural' | 'one-of' | 'number' | 'singular' | 'this' | 'this-noun' | 'another';
}

/** Returns the index of the noun that the determiner at `at` belongs to: after adjectives and before any other noun; -1 when unclear. */
export function headAfter(sentence: AnalysedSentence, at: number): number {
  const { tokens } = sentence;
  for (let i = at + 1; i < tokens.length && i <= at + 4; i++) {
    const token = tokens[i]!;
    if (token.upos === 'NOUN') {
      const next = tokens[i + 1];
      if (isCompounded(sentence, i) || !token.spaceBefore) return -1;
      if (
        next &&
        (next.upos === 'NOUN' ||
          next.upos === 'PROPN' ||
          next.upos === 'ADJ' ||
          next.xpos === 'POS' ||
          next.upos === 'NUM' ||
          next.text === '-' ||
          next.xpos === 'VBG' ||
          (next.xpos === 'VBN' && !next.spaceBefore) ||
          next.upos === 'SYM' ||
          next.text === '(')
      )
        return -1;
      if (
        next &&
        (next.lower === 'and' || next.lower === 'or' || (next.lower === ',' && tokens[i + 2]?.upos === 'NOUN'))
      )
        return -1;
      return i;
    }
    if (token.upos !== 'ADJ' || isCompounded(sentence, i) || !token.spaceBefore) return -1;
  }
  return -1;
}

/**
 * Returns the index of the plural that ends a compound after the determiner at `at`: "each input files", "another test results"; -1 unless the words
 * after it show that the phrase ends there.
 */
export function pluralCompoundAfter(sentence: AnalysedSentence, at: number, { lexicon }: CheckContext): number {
  const { tokens } = sentence;
  const governor = tokens[at - 1];
  for (let i = at + 1; i < tokens.length && i <= at + 5; i++) {
    const token = tokens[i]!;
    if (isCompounded(sentence, i) || !token.spaceBefore) return -1;
    if (token.xpos === 'NNS') {
      const next = tokens[i + 1];
      const ends = next === undefined || isPunctuation(next) ? next?.text !== '(' && next?.text !== ',' : false;
      // "In a large system users can": an opening phrase without its comma
      if (!ends && governor?.upos === 'ADP' && at <= 2) return -1;
      // "when a node stores the data": the word may be the verb, but not after a verb or preposition and before the end
      if (lexicon.verbs(token.lower).length > 0)
        return ends && /^(?:VERB|ADP)$/.test(governor?.upos ?? '') && sentence.finiteVerbs.length > 0 ? i : -1;
      const goesOn = /^(?:VBZ|WDT)$/.test(next?.xpos ?? '') || next?.lower === 'was' || next?.upos === 'ADP';
      return i >= at + 2 && (ends || goesOn) ? i : -1;
    }
    if (!/^(?:JJ|NN|NNP)$/.test(token.xpos)) return -1;
  }
  return -1;
}

/** True when the word is a verb and the word before it is its subject: "This results in a delay", "each manifests in new ways", "however these need to be". */
export function isVerbAfterPronoun(
  tokens: readonly AnalysedToken[],
  determiner: number,
  at: number,
  { lexicon }: CheckContext,
): boolean {
  if (at !== determiner + 1 || lexicon.verbs(tokens[at]!.lower).length === 0) return false;
  return /^(?:IN|TO|DT|PRP\$?|RB|WP|CD|WRB)$/.test(tokens[at + 1]?.xpos ?? '');
}
