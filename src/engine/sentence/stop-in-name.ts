import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb } from './token-tests.ts';

/** Words in lower case that a sentence whose space and capital were forgotten is known by. */
const OPENS_SENTENCE = wordSet(
  'the this that these those it we they he she you there here in on at for from by with as if when while since because although after before however therefore thus hence moreover furthermore finally also and but so our their its his her my an each some many most all another both what who how',
);

/**
 * Does the stop between two words without a space stand within a name? "walt.id", the gloss "will.have" and "wrapped by Boost.Python" do, and so does "The
 * dump.in file sets": what stands before a stop that ends a sentence has a verb, and behind a preposition that opens one stands no noun with its verb.
 */
export function isStopInName(tokens: readonly AnalysedToken[], stop: number): boolean {
  const [before, next] = [tokens[stop - 1]!, tokens[stop + 1]!];
  const opens = OPENS_SENTENCE.has(next.lower);
  if (/^\p{Lu}/u.test(next.text)) return /^\p{Lu}/u.test(before.text) && stop > 1 && !opens;
  if (!opens || !tokens.slice(0, stop).some(isFiniteVerb)) return true;
  return next.xpos === 'IN' && tokens[stop + 2]?.xpos === 'NN' && isFiniteVerb(tokens[stop + 3]);
}
