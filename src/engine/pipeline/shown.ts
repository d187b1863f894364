import type { Certainty, CheckOptions, Pipeline } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';
import { calibrated } from './calibration.ts';

/** Confidence from which the standard check shows a correction, and from which a proposal decides an edit's class (settle-classes.ts). */
export const SHOWN = 0.5;

/**
 * Lowest confidence, by its rule, at which a correction is shown. `basic` is for writers who want certain mistakes only. Chosen on development sets;
 * see docs/quality.md.
 */
const LOWEST: Readonly<Record<Certainty, Readonly<Record<Pipeline, number>>>> = {
  careful: { basic: 0.65, advanced: SHOWN },
  balanced: { basic: 0.65, advanced: SHOWN },
  thorough: { basic: 0.5, advanced: 0.4 },
};
/** Lowest measured confidence, in addition, for `careful`. */
const LOWEST_MEASURED: Readonly<Record<Certainty, number>> = { careful: 0.8, balanced: 0, thorough: 0 };

/** Why a proposal is not shown with these options; undefined when it is. */
export function whyNotShown(proposal: Proposal, options: CheckOptions): string | undefined {
  const { errorClass, confidence, replacements, optional, suggestion } = proposal;
  if (options.silent?.includes(errorClass)) return 'its category is switched off';
  const { category, basic } = classEntry(errorClass);
  if (category === 'Style Guide Compliance' && options.styleGuide !== errorClass) return 'another style guide';
  if (options.pipeline === 'basic' && !basic) return 'basic shows mistakes only';
  if (options.pipeline === 'basic' && replacements.length === 0) return 'basic shows corrections only';
  if (options.pipeline === 'basic' && optional && suggestion) return 'basic shows corrections only';
  const certainty = options.certainty ?? 'balanced';
  const least = LOWEST[certainty][options.pipeline];
  if (confidence < least) return `its confidence ${confidence.toFixed(2)} is under ${least}`;
  if ((optional && !suggestion) || replacements.length === 0) return undefined;
  const measured = calibrated(proposal);
  const leastMeasured = LOWEST_MEASURED[certainty];
  return measured < leastMeasured
    ? `its measured confidence ${measured.toFixed(2)} is under ${leastMeasured}`
    : undefined;
}
