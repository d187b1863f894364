import type { AnalysedSentence } from './analysed-sentence.ts';

const STOPPED = /[.!?…]["”’)]?$/;
/** In a shorter text, an apparent sentence is often a cell whose noun was tagged as a verb: "Increased risk." */
const FEWEST_TOKENS = 6;
/** An item with a verb and this many tokens is a sentence, even without a final stop. */
const LONG_ITEM = 12;

/** "subsets of years for which a budget is set", "number of trucks that need power": every verb is in a clause that modifies a noun. */
function isNounWithClauses({ tokens, finiteVerbs }: Pick<AnalysedSentence, 'tokens' | 'finiteVerbs'>): boolean {
  const opens = tokens.filter(({ xpos, index }) => index > 0 && /^(?:WDT|WP\$?|WRB)$/.test(xpos));
  const [first] = opens;
  return first !== undefined && finiteVerbs[0]! > first.index && finiteVerbs.length <= opens.length;
}

/** True for words that are no complete sentence: without a finite verb of their own, or too short to tell. */
export function isFragment(sentence: Pick<AnalysedSentence, 'tokens' | 'finiteVerbs'>): boolean {
  const { tokens, finiteVerbs } = sentence;
  if (finiteVerbs.length === 0) return true;
  if (!STOPPED.test(tokens.at(-1)!.text) && tokens[0]!.upos !== 'SCONJ' && isNounWithClauses(sentence)) return true;
  return tokens.length < (STOPPED.test(tokens.at(-1)!.text) ? FEWEST_TOKENS : LONG_ITEM);
}
