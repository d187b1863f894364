import type { AnalysedSentence } from './analysed-sentence.ts';

const STOPPED = /[.!?…]["”’)]?$/;
/** Shorter than that, what looks like a sentence is often a cell whose noun was taken for a verb: "Increased risk." */
const FEWEST_TOKENS = 6;
/** An item of so many tokens with a verb is a sentence, though it ends without a stop. */
const LONG_ITEM = 12;

/** True for words that are no whole sentence: without a finite verb, or too few to tell. */
export function isFragment({ tokens, finiteVerbs }: Pick<AnalysedSentence, 'tokens' | 'finiteVerbs'>): boolean {
  if (finiteVerbs.length === 0) return true;
  return tokens.length < (STOPPED.test(tokens.at(-1)!.text) ? FEWEST_TOKENS : LONG_ITEM);
}
