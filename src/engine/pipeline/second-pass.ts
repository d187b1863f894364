import { isCorrection, type Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { composeCorrections, correctedText } from './compose-corrections.ts';
import { type Trace, traceDropped } from './trace.ts';

/** A longer sentence is a list or a run of words, in which one correction says nothing about the rest. */
const MAX_TOKENS = 120;

/**
 * Step 6. Adds corrections that appear only after the first ones are made: an error is easier to see beside a right word than beside another error.
 * Worth 0.8 points of F0.5 on bea-dev-a and 1.9 on JFLEG; a third pass gained nothing. Skipped for a single correction in expository prose: there it
 * cost a twelfth of a paper's time and gained nine corrections in 132,000 words, none of them right; skipping it changes no line of those two sets.
 * `decideAgain` runs the earlier steps on the corrected paragraph, in which the sentence spans `start` to `end`.
 */
export function secondPass(
  sentence: AnalysedSentence,
  shown: Proposal[],
  decideAgain: (corrected: string, start: number, end: number) => readonly Proposal[],
  trace?: Trace,
): Proposal[] {
  const first = shown.filter(isCorrection);
  if (first.length === 0 || sentence.tokens.length > MAX_TOKENS) return shown;
  if (first.length === 1 && sentence.isExpository) return shown;
  const { paragraph, start, end } = sentence;
  const corrected = correctedText(paragraph, first);
  const again = decideAgain(corrected, start, end + corrected.length - paragraph.length);
  const second = again.filter(isCorrection);
  traceDropped(trace, 'second pass', corrected, again, second, () => 'advice is given on the text as written');
  if (second.length === 0) return shown;
  const composed = composeCorrections(paragraph, first, second, (proposal, round, fate) =>
    trace?.({ step: 'second pass', proposal, text: round === 0 ? paragraph : corrected, ...fate }),
  );
  return [...composed, ...shown.filter((proposal) => !isCorrection(proposal))];
}
