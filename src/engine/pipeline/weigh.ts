import type { Proposal } from '../proposal.ts';
import { countCertain, densityShift, shiftConfidence } from './error-density.ts';
import { resolveConflicts } from './resolve.ts';
import { asSuggestion } from './suggest.ts';

/**
 * Step 4. By how much the text's own errors move what is learned: certain errors in the proposals of all its sentences, which the same
 * doubtful comma is judged by. A second pass is weighed by the first one's.
 */
export function textShift(sentences: readonly (readonly Proposal[])[], words: number): number {
  let certain = 0;
  for (const proposals of sentences) certain += countCertain(resolveConflicts(proposals));
  return densityShift(certain, words);
}

/** The proposals under the text's prior. */
export const weigh = (proposals: readonly Proposal[], shift: number): Proposal[] =>
  proposals.map((proposal) => asSuggestion(shiftConfidence(proposal, shift)));
