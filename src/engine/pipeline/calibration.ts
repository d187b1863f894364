import { logOddsOf, probability } from '../log-odds.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';
import { CALIBRATION } from './calibration-table.ts';
import { RANKER_CALIBRATION } from './ranker-calibration-table.ts';

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
 * Measured probability, 0 to 1, that a careful editor would make the change. Corrections of Correctness are calibrated on readers' verdicts
 * (training/calibration). Other kinds, which the readers were not asked about, and questions keep the confidence of their rule. The trees that
 * learned from papers learned from the same verdicts, which count an overlooked mistake as wrong: on manuscripts their proposals are more often
 * right.
 */
export function calibrated(proposal: Proposal): number {
  const { rule, errorClass, confidence, optional, replacements } = proposal;
  if (optional || replacements.length === 0 || classEntry(errorClass).category !== 'Correctness') return confidence;
  if (proposal.calibrated) return onManuscripts(rule, confidence);
  if (isMeasured(rule)) return confidence;
  const effect =
    (CALIBRATION.kinds[errorClass] ?? 0) + (CALIBRATION.families[familyOf(rule)] ?? 0) + (CALIBRATION.rules[rule] ?? 0);
  return probability(CALIBRATION.bias + CALIBRATION.slope * boundedOdds(confidence) + effect);
}

function boundedOdds(confidence: number): number {
  const within = Math.min(MOST, Math.max(LEAST, confidence));
  return logOddsOf(within);
}
const kindOf = (rule: string): number => RANKER_CALIBRATION.kinds[rule.slice(rule.indexOf('/') + 1)] ?? 0;

/** The confidence that a correction by the trees of papers deserves on manuscripts, from a reader's verdicts on new ones. */
function onManuscripts(rule: string, confidence: number): number {
  const { bias, slope } = RANKER_CALIBRATION;
  return probability(bias + slope * boundedOdds(confidence) + kindOf(rule));
}

/** The inverse: the trees' confidence in a correction that is shown with this confidence. */
export function trustedByTrees(rule: string, shown: number): number {
  const { bias, slope } = RANKER_CALIBRATION;
  return probability((boundedOdds(shown) - bias - kindOf(rule)) / slope);
}
