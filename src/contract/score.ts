import type { CategoryName } from '../engine/taxonomy.ts';
import type { ScoreTerms } from './review.ts';

export interface ScoredAlert {
  readonly category: CategoryName;
  /** True when it asks a question and corrects nothing. */
  readonly advisor: boolean;
}

/** How much alerts say about the language of a text. */
export function weightOf(alerts: Iterable<ScoredAlert>, { severity, advisor: ofAdvice }: ScoreTerms): number {
  let weight = 0;
  for (const { category, advisor } of alerts) weight += severity[category] * (advisor ? ofAdvice : 1);
  return weight;
}

/** Language quality, 0 to 100, of a text with these alerts: the formula of docs/scores.md, for the service and for the pages. */
export function scoreOf(alerts: Iterable<ScoredAlert>, words: number, terms: ScoreTerms): number {
  const density = (100 * weightOf(alerts, terms)) / Math.max(words, terms.shortest);
  const score = 100 / (1 + (density / terms.half) ** terms.steepness);
  // Rounded down, so that no alert is lost in the rounding.
  return Math.floor(score * 10) / 10;
}
