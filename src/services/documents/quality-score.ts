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
/** An advisor asks a question; it weighs half of a correction. */
const ADVISOR = 0.5;
/** Score lost per weighted alert in 100 words, as a rate: one alert costs 15 %, the next 15 % of what is left. */
const RATE = 0.16;
/** Shorter texts are scored as if they had this many words, so that one slip in a line is not a disaster. */
const SHORTEST = 60;

/**
 * Language quality of one category, 0 to 100: 100 · exp(−rate · weighted alerts per 100 words). Falls with every alert,
 * rises with length; see docs/scores.md for how the rate was chosen.
 */
export function categoryScore(
  alerts: readonly { readonly advisor: boolean }[],
  category: CategoryName,
  words: number,
): number {
  const weight = alerts.reduce((sum, { advisor }) => sum + (advisor ? ADVISOR : 1), 0) * SEVERITY[category];
  const density = (100 * weight) / Math.max(words, SHORTEST);
  return round(100 * Math.exp(-RATE * density));
}

/** The whole score: the categories' losses together, so the product of their shares. */
export function totalScore(scores: readonly number[]): number {
  return round(100 * scores.reduce((product, score) => product * (score / 100), 1));
}

function round(score: number): number {
  return Math.round(score * 10) / 10;
}
