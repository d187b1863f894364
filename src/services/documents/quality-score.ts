import type { CategoryName } from '../../engine/taxonomy.ts';

/** How much an alert of a category says about the language: a wrong verb more than a wordy phrase. */
const SEVERITY: Readonly<Record<CategoryName, number>> = {
  Correctness: 1,
  Clarity: 0.4,
  Fluency: 0.4,
  Style: 0.4,
  'Style Guide Compliance': 0.3,
  Inclusivity: 0.4,
};
/**
 * An advisor asks a question and corrects nothing, so it does not lower the score. With any weight the score of a document would
 * hang on whether its advice was asked for, or be below 100 with no alert counted.
 */
const ADVISOR = 0;
/** Weighted alerts per 100 words at which the score is 50. */
const HALF = 3.5;
/**
 * Above 1, so that the odd slip of an edited text costs little and a text full of mistakes much: with 1, published prose
 * and good learners' essays cannot both be where they belong.
 */
const STEEPNESS = 2;
/** Shorter texts are scored as if they had this many words, so that one slip in a line is not a disaster. */
const SHORTEST = 60;

/** The terms of the formula, for pages that score a text while it is written. */
export const SCORE_TERMS = {
  severity: SEVERITY,
  advisor: ADVISOR,
  half: HALF,
  steepness: STEEPNESS,
  shortest: SHORTEST,
} as const;

export interface ScoredAlert {
  readonly category: CategoryName;
  readonly advisor: boolean;
}

/**
 * Language quality, 0 to 100, of a text with these alerts: 100 / (1 + (d / 3.5)²), d being weighted alerts per 100 words.
 * It falls with every correction and rises with length, so the score of a part of the alerts is never below that of all.
 * 100.0 is for nothing found. How it was calibrated: docs/scores.md.
 */
export function qualityScore(alerts: readonly ScoredAlert[], words: number): number {
  const weight = alerts.reduce((sum, { category, advisor }) => sum + SEVERITY[category] * (advisor ? ADVISOR : 1), 0);
  const density = (100 * weight) / Math.max(words, SHORTEST);
  const score = 100 / (1 + (density / HALF) ** STEEPNESS);
  // Down, so that no alert is rounded away.
  return Math.floor(score * 10) / 10;
}
