import { type ScoredAlert, scoreOf } from '../../contract/score.ts';
import type { CategoryName } from '../../engine/taxonomy.ts';

/** How much an alert of a category says about the language: a wrong verb says more than a wordy phrase. */
const SEVERITY: Readonly<Record<CategoryName, number>> = {
  Correctness: 1,
  Clarity: 0.4,
  Fluency: 0.4,
  Style: 0.4,
  'Style Guide Compliance': 0.3,
  Inclusivity: 0.4,
};
/**
 * An advisor asks a question and corrects nothing, so it does not lower the score. With any other weight, the score of
 * a document would depend on whether its advice was requested, or would be below 100 when no alert counts.
 */
const ADVISOR = 0;
/** Weighted alerts per 100 words at which the score is 50. */
const HALF = 3.5;
/**
 * Above 1, so that an occasional slip in an edited text costs little and a text full of mistakes much. With 1,
 * published prose and good learners' essays cannot both get the score they deserve.
 */
const STEEPNESS = 2;
/** Shorter texts are scored as if they had this many words, so that one slip in a single line does not ruin the score. */
const SHORTEST = 60;

/** The terms of the formula, for pages that score a text while the user writes. */
export const SCORE_TERMS = {
  severity: SEVERITY,
  advisor: ADVISOR,
  half: HALF,
  steepness: STEEPNESS,
  shortest: SHORTEST,
} as const;

/**
 * Language quality, 0 to 100, of a text with these alerts: 100 / (1 + (d / 3.5)²), d being weighted alerts per 100 words.
 * The score falls with every correction and rises with length, so the score of some of the alerts is never below the
 * score of all. 100.0 means that nothing was found. docs/scores.md describes the calibration.
 */
export const qualityScore = (alerts: readonly ScoredAlert[], words: number): number =>
  scoreOf(alerts, words, SCORE_TERMS);
