import { probability } from '../log-odds.ts';
import { isCorrection, type Proposal } from '../proposal.ts';
import { isKnownToRules } from '../ranking/unexpected.ts';
import { boundedOdds, calibrated, familyOf } from './calibration.ts';
import { readEntries, readFamilyTable } from './family-table.ts';
import { MANUSCRIPT_TRUST } from './manuscript-trust-table.ts';

const CLASSES = readEntries(MANUSCRIPT_TRUST.classes);
const EFFECTS = readFamilyTable(MANUSCRIPT_TRUST.effects);
const VERDICTS = readFamilyTable(MANUSCRIPT_TRUST.verdicts).rules;

/** What tells how far a correction can be trusted. */
export interface Evidence {
  readonly rule: string;
  readonly errorClass: string;
  readonly edit: 'insertion' | 'deletion' | 'replacement';
  /** Measured on papers (calibration.ts). */
  readonly confidence: number;
  /** Log-odds by the second opinion that the change was meant; undefined when it has no opinion. */
  readonly opinion?: number | undefined;
  /** True in expository prose (expository-prose.ts). */
  readonly formal: boolean;
}

/** Opinions beyond this say no more. */
const MOST_OPINION = 6;
/** An opinion under the first is a sum over many words: one correction in eight was harmful there, as around the second. */
const SUMMED_OPINION = -12;
const WORTH_OF_SUMMED = -3;
/** The number of verdicts after which three tenths of the distrust of a rule that nobody has read are gone. */
const SLIGHTLY_KNOWN = 1;

/**
 * The features of an evidence, in the order of the table's weights: the log odds of the confidence; the opinion on a rule's change and on one of the
 * ranker's, which has weighed it already; how little of the rule was read (1 for nothing, towards 0), anywhere and outside papers; and three that
 * are 1 where the text is no paper, something is only put in, and something is only taken out.
 */
export function trustFeatures(evidence: Evidence, verdicts: number): readonly number[] {
  const { rule, edit, confidence, opinion = 0, formal } = evidence;
  const bounded = Math.max(-MOST_OPINION, Math.min(MOST_OPINION, opinion));
  const heard = opinion < SUMMED_OPINION ? WORTH_OF_SUMMED : bounded;
  const opinions = rule.startsWith('ranker/') ? [0, heard] : [isKnownToRules(rule) ? 0 : heard, 0];
  const unread = 1 / Math.sqrt(1 + verdicts / SLIGHTLY_KNOWN);
  const elsewhere = formal ? 0 : 1;
  const edits = [edit === 'insertion' ? 1 : 0, edit === 'deletion' ? 1 : 0];
  return [boundedOdds(confidence), ...opinions, unread, elsewhere * unread, elsewhere, ...edits];
}

/**
 * Probability, 0 to 1, that a correction with this evidence does no harm to a manuscript that Emend was not mended by. Readers judged 14,910
 * corrections in 273 manuscripts (training/calibration); a needless change that spoils nothing counts as half a harm.
 */
export function trustIn(evidence: Evidence): number {
  const { rule, errorClass } = evidence;
  const { bias, weights } = MANUSCRIPT_TRUST;
  const features = trustFeatures(evidence, VERDICTS.get(rule) ?? 0);
  const ofRule = (EFFECTS.families.get(familyOf(rule)) ?? 0) + (EFFECTS.rules.get(rule) ?? 0);
  const kind = (CLASSES.get(errorClass) ?? 0) + ofRule;
  return probability(features.reduce((sum, feature, i) => sum + feature * weights[i]!, bias + kind));
}

const editOf = ({ start, end, replacements }: Proposal): Evidence['edit'] =>
  start === end ? 'insertion' : replacements[0] === '' ? 'deletion' : 'replacement';

/** What is known of a correction; `formal`: in expository prose. */
export const evidenceOf = (proposal: Proposal, formal: boolean): Evidence => ({
  rule: proposal.rule,
  errorClass: proposal.errorClass,
  edit: editOf(proposal),
  confidence: calibrated(proposal),
  opinion: proposal.opinion,
  formal,
});

/** How far a correction can be trusted. Advice and questions, which writers weigh for themselves, keep the confidence of their rule. */
export const trust = (proposal: Proposal, formal: boolean): number =>
  isCorrection(proposal) ? trustIn(evidenceOf(proposal, formal)) : proposal.confidence;
