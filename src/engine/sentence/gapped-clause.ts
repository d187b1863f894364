import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb, isNoun } from './token-tests.ts';

/** Words that pick one of two or more places. */
const ONE_OF_SEVERAL = wordSet(
  'left right top bottom middle centre center upper lower inner outer first second third fourth fifth last latter former other next north south east west',
);
/** In tokens, from the preposition of the second place to the word after it. */
const REACH = 4;

/**
 * "On the left the values are drawn, on the right the residuals": the second clause has its own place and subject, and shares the verb of the first.
 * True at the words where place and subject meet, which read like one noun group ("the right of the residuals", "the second medians").
 */
export function isInGappedClause(tokens: readonly AnalysedToken[], at: number): boolean {
  const [first, the] = tokens;
  if (first?.xpos !== 'IN' || the?.lower !== 'the') return false;
  const opens = tokens.findLastIndex(
    ({ lower }, i) =>
      i <= at &&
      lower === first.lower &&
      /^(?:,|;|and|but|while)$/.test(tokens[i - 1]?.lower ?? '') &&
      tokens[i + 1]?.lower === 'the' &&
      ONE_OF_SEVERAL.has(tokens[i + 2]?.lower ?? ''),
  );
  if (opens < 0 || at > opens + REACH) return false;
  return (
    tokens.slice(0, opens).some(isFiniteVerb) &&
    tokens.slice(opens).some(isNoun) &&
    !tokens.slice(opens).some(isFiniteVerb)
  );
}
