import type { Proposal } from '../proposal.ts';
import { countCertain, densityShift, shiftConfidence } from './error-density.ts';
import { resolveConflicts } from './resolve.ts';
import { asSuggestion } from './suggest.ts';

/**
 * Step 4. How far the text's own errors shift learned confidences: from the certain errors among the proposals of all its sentences, by which each
 * doubtful comma is judged. A second pass uses the shift of the first.
 */
export function textShift(sentences: readonly (readonly Proposal[])[], words: number): number {
  let certain = 0;
  for (const proposals of sentences) certain += countCertain(resolveConflicts(proposals));
  return densityShift(certain, words);
}

/** The proposals with the text's prior applied. */
export const weigh = (proposals: readonly Proposal[], shift: number): Proposal[] =>
  proposals.map((proposal) => asSuggestion(shiftConfidence(proposal, shift)));
