import type { CheckOptions } from './context.ts';
import type { Proposal } from './proposal.ts';
import { classEntry, type ErrorClass } from './taxonomy.ts';

/** What `basic` shows besides Correctness: mistakes in how a word is written, not in how a thought is put. */
const SPELLING_LIKE: ReadonlySet<ErrorClass> = new Set(['capitals', 'regional']);

/**
 * Lowest confidence at which a correction is shown. `basic` is for writers who want certain mistakes only.
 * Chosen on development sets; see docs/quality.md.
 */
const LOWEST = { basic: 0.65, advanced: 0.5 } as const;

/** True when a proposal is sure enough, and of a kind, to be shown under these options. */
export function isShown(proposal: Proposal, options: CheckOptions): boolean {
  if (options.silent?.includes(proposal.errorClass)) return false;
  const { category } = classEntry(proposal.errorClass);
  if (category === 'Style Guide Compliance' && options.styleGuide !== proposal.errorClass) return false;
  if (options.pipeline === 'basic') {
    const correction = category === 'Correctness' || SPELLING_LIKE.has(proposal.errorClass);
    if (!correction || proposal.replacements.length === 0) return false;
  }
  return proposal.confidence >= LOWEST[options.pipeline];
}
