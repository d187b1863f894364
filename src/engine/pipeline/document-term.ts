import type { CheckContext } from '../context.ts';
import { hyphenatedKey } from '../document/count-styles.ts';
import { termKey } from '../document/term-pairs.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** A pair of words that opens this many noun groups of the document counts as a term. */
const TERM_COUNT = 3;

/**
 * True for a hyphen that would split a term, or that the document always writes in one: in "high state complexity" the last two words belong together if the document writes "the state
 * complexity" elsewhere and never "high-state".
 */
export function isAgainstTerm(
  { tokens }: AnalysedSentence,
  { start, end, rule, replacements }: Proposal,
  { document }: CheckContext,
): boolean {
  if (rule !== 'ranker/hyphen') return false;
  const at = tokens.findIndex((token) => token.start >= end);
  if (replacements[0]?.endsWith('-') !== true) return isAlwaysHyphenated(tokens[at - 2], tokens[at], document);
  const [first, second, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!first || !second || noun?.upos !== 'NOUN' || first.end < start) return false;
  const term = document.styleCount(termKey(second.lower, noun.lower));
  return term >= TERM_COUNT && document.styleCount(hyphenatedKey(first.lower, second.lower)) === 0;
}

/** From this many hyphenated uses on, and none without a hyphen, the hyphen is the author's choice. */
const HABIT = 4;

/** "Certain-election years", seven times and never "certain election". */
const isAlwaysHyphenated = (
  first: AnalysedToken | undefined,
  second: AnalysedToken | undefined,
  { styleCount }: CheckContext['document'],
): boolean =>
  first !== undefined &&
  second !== undefined &&
  styleCount(hyphenatedKey(first.lower, second.lower)) >= HABIT &&
  styleCount(termKey(first.lower, second.lower)) === 0;

/** "The new derived tallies": if the document writes "the derived tallies", the adjective modifies the term and does not become an adverb. */
export function isBeforeTerm(
  { tokens }: AnalysedSentence,
  { start, rule }: Proposal,
  { document }: CheckContext,
): boolean {
  if (rule !== 'adverb-before-adjective') return false;
  const at = tokens.findIndex((token) => token.start === start);
  const [participle, noun] = [tokens[at + 1], tokens[at + 2]];
  if (!participle || noun?.upos !== 'NOUN') return false;
  return document.styleCount(termKey(participle.lower, noun.lower)) >= TERM_COUNT;
}
