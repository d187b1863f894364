import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isInFormalRegister } from '../sentence/formal-register.ts';
import { classEntry } from '../taxonomy.ts';
import { calibrated, isMeasured } from './calibration.ts';

/**
 * Measured confidence under which a correction is only advice in expository prose. Of the rules' corrections under it, readers of 10,322 paragraphs of papers
 * wanted 17 of 141 (mostly commas after short openings, which journals leave to the author); of those over it three in five.
 */
const LEAST = 0.65;

/**
 * The shift (error-density.ts) over which a text shows so many errors that what a rule finds is one: learners' agreement was lost to advice without it
 * (bea-dev-a F0.5 40.8 -> 40.9, academic-dev the same).
 */
const CARELESS = -0.7;

/**
 * Step 4, second half. In papers rules find few of the mistakes they were written for, and what looks like one is mostly a term: where their measured
 * confidence is low there, or the trees of papers doubt them, they advise. What the trees propose themselves has thresholds of its own.
 */
export function adviseWhereDoubtful(
  proposals: readonly Proposal[],
  sentence: AnalysedSentence,
  shift: number,
): readonly Proposal[] {
  const isDoubtful = (proposal: Proposal): boolean =>
    !proposal.calibrated &&
    !proposal.optional &&
    proposal.replacements.length > 0 &&
    (proposal.doubted === true || (isMeasuredByReaders(proposal) && calibrated(proposal) < LEAST));
  if (shift > CARELESS || !proposals.some(isDoubtful) || !isInFormalRegister(sentence)) return proposals;
  return proposals.map((proposal) => (isDoubtful(proposal) ? { ...proposal, optional: true } : proposal));
}

/** Corrections of Correctness that are calibrated on readers' verdicts: of others the confidence is what their rule says. */
const isMeasuredByReaders = (proposal: Proposal): boolean =>
  classEntry(proposal.errorClass).category === 'Correctness' && !isMeasured(proposal.rule);
