import type { ScoreTerms } from '../../contract/review.ts';
import type { ReviewAlert } from './alert.ts';

/** Language quality, 0 to 100, by the formula of docs/scores.md. */
export function qualityScore(
  alerts: Iterable<Pick<ReviewAlert, 'category' | 'replacements'>>,
  words: number,
  terms: ScoreTerms,
): number {
  let weight = 0;
  for (const { category, replacements } of alerts)
    weight += terms.severity[category] * (replacements.length === 0 ? terms.advisor : 1);
  const density = (100 * weight) / Math.max(words, terms.shortest);
  const score = 100 / (1 + (density / terms.half) ** terms.steepness);
  // Rounds down, so that no alert is lost in the rounding.
  return Math.floor(score * 10) / 10;
}
