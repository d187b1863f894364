import type { Proposal } from '../proposal.ts';
import { SHOWN } from './shown.ts';

/**
 * Step 4. A change that the trees of papers are too uncertain to correct becomes advice, with its measured worth to readers of manuscripts; a still
 * less certain one keeps its confidence, which is too low to be shown.
 */
export function asSuggestion(proposal: Proposal): Proposal {
  const { suggestion, optional, confidence } = proposal;
  if (!suggestion || (!optional && confidence >= SHOWN)) return proposal;
  return { ...proposal, optional: true, confidence: confidence < suggestion.from ? 0 : suggestion.worth };
}
