import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** The singular is the document's habit from this many uses on, … */
const HABIT = 5;
/** … if it is at least this many times as frequent as the plural. */
const CLEAR = 5;

/**
 * True when a bare singular would become a plural that the document hardly uses: if it writes "the user" throughout, "it allows user to see it" lacks
 * its article, and the article is offered instead.
 */
export function isAgainstNumber(
  { tokens }: AnalysedSentence,
  { start, replacements, rule, errorClass }: Proposal,
  { document }: CheckContext,
): boolean {
  if (errorClass !== 'noun-number' || !rule.startsWith('ranker/') || replacements.length === 0) return false;
  const noun = tokens.find((token) => token.start === start);
  const plural = replacements[0]!.toLowerCase();
  if (noun?.xpos !== 'NN' || plural.length <= noun.lower.length || asksForPlural(tokens[noun.index - 1]?.lower))
    return false;
  const singular = document.occurrences(noun.lower);
  return singular >= HABIT && singular >= CLEAR * document.occurrences(plural);
}

/** "two user", "many user": here the singular is the mistake. */
const asksForPlural = (before: string | undefined): boolean =>
  before !== undefined &&
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|these|those|few|both|various|all|of|other|different)$/.test(
    before,
  );
