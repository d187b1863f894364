import { agreeingForm } from '../checkers/agreement/agreeing-form.ts';
import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Contradiction } from '../sentence/contradictions.ts';
import { quote } from '../token-edits.ts';

/**
 * Corrects the verb that a corrected noun no longer agrees with: "evidences" and "are" are two halves of one mistake. Undefined for any other
 * contradiction. `corrected` is the sentence with its corrections; offsets of the result are into its paragraph.
 */
export function partnerVerb(
  corrected: AnalysedSentence,
  { kind, first, second }: Contradiction,
  confidence: number,
  context: CheckContext,
): Proposal | undefined {
  if (kind !== 'subject') return undefined;
  const { tokens } = corrected;
  const [noun, verb] = /^(?:VB|MD)/.test(tokens[first]!.xpos)
    ? [tokens[second]!, tokens[first]!]
    : [tokens[first]!, tokens[second]!];
  if (noun.upos !== 'NOUN') return undefined;
  // "the toolchain for neural networks has": the noun is not the verb's own
  const subject = corrected.parsedSubjectOf(verb.index)?.head;
  if (subject !== undefined && subject !== noun.index) return undefined;
  const isPlural = /^(?:are|were|have|do)$/.test(verb.lower) || verb.xpos === 'VBP';
  const right = agreeingForm(verb, { number: isPlural ? 'singular' : 'plural', pronoun: undefined }, context);
  if (!right) return undefined;
  return {
    start: verb.start,
    end: verb.end,
    replacements: [right],
    rule: 'subject-verb-agreement/with-corrected-noun',
    errorClass: 'agreement',
    comment: `With ${quote(noun.text)} the verb is ${isPlural ? 'singular' : 'plural'}: ${quote(right)}.`,
    confidence,
  };
}
