import { logOddsOf, probability } from '../log-odds.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';
import { CALIBRATION } from './calibration-table.ts';

/** Confidences outside these bounds are clamped to them: nothing is as certain as its rule says. */
const LEAST = 0.05;
const MOST = 0.99;

/** A rule with few verdicts of its own is judged by its family: "subject-verb-agreement/pair" by all rules of subject-verb agreement. */
export const familyOf = (rule: string): string => rule.split('/')[0]!;

/**
 * True for rules whose confidence does not depend on the readers' verdicts. The confidence of spelling rules is fitted to the same paragraphs by what
 * is known of the word (spelling/certainty.ts). Readers left spaces alone, because text extraction damages them: on manuscripts all 24 that were read
 * were right.
 */
export const isMeasured = (rule: string): boolean => rule.startsWith('spelling/') || rule.startsWith('spacing/');

/**
 * Measured probability, 0 to 1, that a reader of papers marks the place as a mistake. Corrections of Correctness are calibrated on such readers'
 * verdicts (training/calibration). Other kinds, which the readers were not asked about, and questions keep the confidence of their rule; so do the
 * proposals of the trees that learned from the same verdicts. What a manuscript's author can expect is measured in manuscript-trust.ts.
 */
export function calibrated(proposal: Proposal): number {
  const { rule, errorClass, confidence, optional, replacements } = proposal;
  if (optional || replacements.length === 0 || classEntry(errorClass).category !== 'Correctness') return confidence;
  if (proposal.calibrated || isMeasured(rule)) return confidence;
  const effect =
    (CALIBRATION.kinds[errorClass] ?? 0) + (CALIBRATION.families[familyOf(rule)] ?? 0) + (CALIBRATION.rules[rule] ?? 0);
  return probability(CALIBRATION.bias + CALIBRATION.slope * boundedOdds(confidence) + effect);
}

/** The log odds of a confidence within the bounds. */
export function boundedOdds(confidence: number): number {
  const within = Math.min(MOST, Math.max(LEAST, confidence));
  return logOddsOf(within);
}
