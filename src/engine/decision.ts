import type { CheckOptions } from './context.ts';
import type { Proposal } from './proposal.ts';
import { classEntry } from './taxonomy.ts';

/**
 * Lowest confidence at which a correction is shown. `basic` is for writers who want certain mistakes only.
 * Chosen on development sets; see docs/quality.md.
 */
const LOWEST = { basic: 0.65, advanced: 0.5 } as const;

/** True when a proposal is sure enough, and of a kind, to be shown under these options. */
export function isShown(proposal: Proposal, options: CheckOptions): boolean {
  if (options.silent?.includes(proposal.errorClass)) return false;
  const { category, basic } = classEntry(proposal.errorClass);
  if (category === 'Style Guide Compliance' && options.styleGuide !== proposal.errorClass) return false;
  if (options.pipeline === 'basic') {
    if (!basic || proposal.replacements.length === 0) return false;
  }
  return proposal.confidence >= LOWEST[options.pipeline];
}
