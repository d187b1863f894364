import type { Proposal } from '../proposal.ts';
import { SHOWN } from './shown.ts';

/**
 * Step 4. What the trees of papers are not sure enough of for a correction is put to the author as advice, with what it was worth to readers of manuscripts; what they are
 * less sure of than that keeps its confidence, under which nothing is shown.
 */
export function asSuggestion(proposal: Proposal): Proposal {
  const { suggestion, optional, confidence } = proposal;
  if (!suggestion || (!optional && confidence >= SHOWN)) return proposal;
  return { ...proposal, optional: true, confidence: confidence < suggestion.from ? 0 : suggestion.worth };
}
