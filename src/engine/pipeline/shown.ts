import type { CheckOptions } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';

/**
 * Lowest confidence at which a correction is shown. `basic` is for writers who want certain mistakes only.
 * Chosen on development sets; see docs/quality.md.
 */
const LOWEST = { basic: 0.65, advanced: 0.5 } as const;

/** Why a proposal is not shown under these options, or undefined when it is. */
export function whyNotShown(proposal: Proposal, options: CheckOptions): string | undefined {
  const { errorClass, confidence, replacements } = proposal;
  if (options.silent?.includes(errorClass)) return 'its category is switched off';
  const { category, basic } = classEntry(errorClass);
  if (category === 'Style Guide Compliance' && options.styleGuide !== errorClass) return 'another style guide';
  if (options.pipeline === 'basic' && !basic) return 'basic shows mistakes only';
  if (options.pipeline === 'basic' && replacements.length === 0) return 'basic shows corrections only';
  const least = LOWEST[options.pipeline];
  return confidence < least ? `its confidence ${confidence.toFixed(2)} is under ${least}` : undefined;
}
