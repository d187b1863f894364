import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';

/** Pseudo-counts: a text that shows one certain error in 20 words leaves learned confidences as they are. */
const USUAL_ERRORS = 1;
const USUAL_WORDS = 20;
/** Confidence from which an alert counts as evidence that the text has errors. */
const CERTAIN = 0.8;
/** How far one text may move its thresholds, in log-odds: a clean book chapter, a page full of errors. */
const LOWEST_SHIFT = -2.2;
const HIGHEST_SHIFT = 0.5;

/**
 * Log-odds to add to learned confidences, from how many certain errors the text shows. The same doubtful comma is an error
 * in a text full of errors and a choice in an edited one: the prior of Bayes' rule, with pseudo-counts for short texts.
 */
export function densityShift(certainErrors: number, words: number): number {
  const density = (certainErrors + USUAL_ERRORS) / (words + USUAL_WORDS);
  const shift = Math.log(density / (USUAL_ERRORS / USUAL_WORDS));
  return Math.max(LOWEST_SHIFT, Math.min(HIGHEST_SHIFT, shift));
}

/**
 * Number of proposals that are evidence of errors, each counted by its confidence. Style is none: a British spelling in a
 * text checked as American says nothing about its grammar.
 */
export function countCertain(proposals: readonly Proposal[]): number {
  let sum = 0;
  for (const { confidence, replacements, errorClass } of proposals) {
    const evidence = confidence >= CERTAIN && replacements.length > 0;
    if (evidence && classEntry(errorClass).category === 'Correctness') sum += confidence;
  }
  return sum;
}

/** The proposal under the text's prior; rules that speak for themselves are not moved. */
export function shiftConfidence(proposal: Proposal, shift: number): Proposal {
  if (!proposal.learned) return proposal;
  const { confidence } = proposal;
  return { ...proposal, confidence: 1 / (1 + ((1 - confidence) / confidence) * Math.exp(-shift)) };
}
