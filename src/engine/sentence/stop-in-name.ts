import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb } from './token-tests.ts';

/** Lower-case words that open a sentence whose space and capital were forgotten. */
const OPENS_SENTENCE = wordSet(
  'the this that these those it we they he she you there here in on at for from by with as if when while since because although after before however therefore thus hence moreover furthermore finally also and but so our their its his her my an each some many most all another both what who how',
);

/**
 * True when a stop between two words without a space belongs to a name: "walt.id", the gloss "will.have", "wrapped by Boost.Python", "Haste.App is" and "The dump.in
 * file sets". The words before a stop that ends a sentence contain a verb, and a preposition that opens a sentence is not followed by a noun with its
 * verb.
 */
export function isStopInName(tokens: readonly AnalysedToken[], stop: number): boolean {
  const [before, next] = [tokens[stop - 1]!, tokens[stop + 1]!];
  const opens = OPENS_SENTENCE.has(next.lower);
  if (/^\p{Lu}/u.test(next.text)) return /^\p{Lu}/u.test(before.text) && !opens;
  if (!opens || !tokens.slice(0, stop).some(isFiniteVerb)) return true;
  return next.xpos === 'IN' && tokens[stop + 2]?.xpos === 'NN' && isFiniteVerb(tokens[stop + 3]);
}

/** "Commun. ACM": a word with a capital that is cut short, as in titles of journals. */
export const isCutShort = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]!.text) &&
  tokens[at + 1]?.text === '.' &&
  !tokens[at + 1]!.spaceBefore &&
  at + 2 < tokens.length;
