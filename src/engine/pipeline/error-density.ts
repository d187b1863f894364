import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';

/** Pseudo-counts: a text with one certain error in 20 words leaves learned confidences unchanged. */
const USUAL_ERRORS = 1;
const USUAL_WORDS = 20;
/** Confidence from which an alert counts as evidence that the text has errors. */
const CERTAIN = 0.8;
/** The most that one text may shift its thresholds, in log-odds: a clean book chapter, a page full of errors. */
const LOWEST_SHIFT = -2.2;
const HIGHEST_SHIFT = 0.5;
/**
 * Elective proposals keep their confidence in texts that look no cleaner than this (one certain error in 55 words, or a single sentence) and lose it
 * fast in cleaner ones. The comma after "In particular" was wanted in nine of ten such places of learners' sentences, and in four of some 190 of
 * academic paragraphs, whose usual shift is -1.5 to -2.2.
 */
const ELECTIVE_FROM = -1;
const ELECTIVE_SLOPE = 8;

/**
 * The shift at which the ranker's probabilities stay unchanged, that of a paper with one error in forty words, and the weight of a shift beyond it: a
 * paragraph without a certain error needs 0.57 where that paper needs 0.5.
 */
const SHIFT_OF_PAPERS = -1;
const CALIBRATED_SLOPE = 0.25;

/**
 * Log-odds to add to learned confidences, from the number of certain errors in the text. The same doubtful comma is an error in a text full of errors
 * and a choice in an edited one: the prior of Bayes' rule, with pseudo-counts for short texts.
 */
export function densityShift(certainErrors: number, words: number): number {
  const density = (certainErrors + USUAL_ERRORS) / (words + USUAL_WORDS);
  const shift = Math.log(density / (USUAL_ERRORS / USUAL_WORDS));
  return Math.max(LOWEST_SHIFT, Math.min(HIGHEST_SHIFT, shift));
}

/**
 * Number of proposals that are evidence of errors, each weighted by its confidence. Style is no evidence: a British spelling in a text checked as
 * American says nothing about its grammar, and a comma that many omit says nothing about its care. A finding that the second opinion doubts is no
 * evidence at all.
 */
export function countCertain(proposals: readonly Proposal[]): number {
  let sum = 0;
  for (const { confidence, replacements, errorClass, elective, doubted, optional, learned } of proposals) {
    const evidence =
      confidence >= CERTAIN && replacements.length > 0 && !elective && !doubted && !(learned && optional);
    if (evidence && classEntry(errorClass).category === 'Correctness') sum += confidence;
  }
  return sum;
}

/** The proposal with the text's prior applied; rules that are certain by themselves are not shifted. */
export function shiftConfidence(proposal: Proposal, shift: number): Proposal {
  const { confidence, learned, calibrated, elective } = proposal;
  if (!learned && !elective) return proposal;
  const ofLearned = calibrated ? CALIBRATED_SLOPE * (shift - SHIFT_OF_PAPERS) : shift;
  const by = (learned ? ofLearned : 0) + (elective ? ELECTIVE_SLOPE * Math.min(0, shift - ELECTIVE_FROM) : 0);
  return { ...proposal, confidence: 1 / (1 + ((1 - confidence) / confidence) * Math.exp(-by)) };
}
