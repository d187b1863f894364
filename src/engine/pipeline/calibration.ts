import { logOddsOf, probability } from '../log-odds.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';
import { CALIBRATION } from './calibration-table.ts';
import { RANKER_CALIBRATION } from './ranker-calibration-table.ts';

/** Confidences beyond these are taken for these: nothing is as sure as its rule says. */
const LEAST = 0.05;
const MOST = 0.99;

/** What a rule is judged by while it has few verdicts of its own: "subject-verb-agreement/pair" by all of subject-verb agreement. */
export const familyOf = (rule: string): string => rule.split('/')[0]!;

/**
 * Rules whose confidence the readers' verdicts do not move. That of spelling is fitted to the same paragraphs by what is known of the word
 * (spelling/certainty.ts); spaces the readers left alone, because the extraction of a text damages them: on manuscripts all 24 that were read were right.
 */
export const isMeasured = (rule: string): boolean => rule.startsWith('spelling/') || rule.startsWith('spacing/');

/**
 * Measured probability, 0 to 1, that a careful editor would make the change. Corrections of Correctness are calibrated on readers' verdicts
 * (training/calibration); of other kinds, which the readers were not asked about, and of questions the confidence stays what its rule says. The trees
 * that learned from papers learned from the same verdicts, and count what a reader overlooked as wrong: what they say is worth more on manuscripts.
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

/** What the confidence of the trees of papers is worth on manuscripts, by a reader's verdicts on fresh ones. */
function onManuscripts(rule: string, confidence: number): number {
  const { bias, slope } = RANKER_CALIBRATION;
  return probability(bias + slope * boundedOdds(confidence) + kindOf(rule));
}

/** What the trees of papers said of a correction that is shown with this confidence: the other way round. */
export function trustedByTrees(rule: string, shown: number): number {
  const { bias, slope } = RANKER_CALIBRATION;
  return probability((boundedOdds(shown) - bias - kindOf(rule)) / slope);
}
