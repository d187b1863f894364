import type { CheckOptions } from '../context.ts';
import { isCorrection, type Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { questionOn, UNKNOWN_WORD } from '../spelling/unknown-word-rule.ts';
import { isTrusted } from './shown.ts';

/**
 * The proposal, or for a misspelling whose correction is not trusted the question what the word is: the word is unknown all the same, and silence would
 * say that it is right. On the development sets of essays and documentation, 13 of 20 corrections of unknown words that were not trusted were the word
 * that was meant.
 */
export function askWhereUntrusted(
  proposal: Proposal,
  { paragraph, isExpository }: Pick<AnalysedSentence, 'paragraph' | 'isExpository'>,
  options: CheckOptions,
): Proposal {
  const { start, end, rule, replacements } = proposal;
  if (!/^spelling\/(?:known|unknown)$/.test(rule) || !isCorrection(proposal)) return proposal;
  if (isTrusted(proposal, options, isExpository)) return proposal;
  const [likely = ''] = replacements;
  const comment = questionOn(paragraph.slice(start, end), likely);
  return { ...proposal, rule: UNKNOWN_WORD, replacements: [], perhaps: likely, comment };
}
