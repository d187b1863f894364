import { CATEGORY_NAMES } from '../../contract/categories.ts';
import type { ScoreTerms } from '../../contract/review.ts';
import { weightOf } from '../../contract/score.ts';
import type { Category, ReviewAlert } from './alert.ts';
import { qualityScore, scored } from './quality.ts';

/** A paragraph in the form in which the score needs it; `id` is its number in the text. */
export interface ScoredPart {
  readonly id: number;
  readonly text: string;
  readonly alerts: readonly Pick<ReviewAlert, 'category' | 'replacements'>[];
}

export interface ScoreCosts {
  readonly score: number;
  /** Categories with suggestions that lower the score, the costliest first; `without` is the score without that category. */
  readonly categories: readonly { readonly category: Category; readonly count: number; readonly without: number }[];
  /** Paragraphs whose suggestions cost most, the costliest first; `without` is the score without them. */
  readonly paragraphs: readonly (ScoredPart & { readonly count: number; readonly without: number })[];
}

/** Number of paragraphs named: correcting them gains the most. */
const NAMED = 5;

/**
 * How much each part lowers the score: the score without each category, and without each paragraph's suggestions.
 *
 * @param words number of words in the whole text
 */
export function scoreCosts(parts: readonly ScoredPart[], words: number, terms: ScoreTerms): ScoreCosts {
  const alerts = parts.flatMap((part) => part.alerts);
  const without = (left: ReadonlySet<ScoredPart['alerts'][number]>) =>
    qualityScore(
      alerts.filter((alert) => !left.has(alert)),
      words,
      terms,
    );
  const weighing = (held: ScoredPart['alerts']) =>
    held.filter(({ replacements }) => replacements.length > 0 || terms.advisor > 0);
  const score = without(new Set());
  const categories = CATEGORY_NAMES.flatMap((category) => {
    const held = weighing(alerts.filter((alert) => alert.category === category));
    return held.length === 0 ? [] : [{ category, count: held.length, without: without(new Set(held)) }];
  });
  const paragraphs = parts
    .map((part) => ({ ...part, held: weighing(part.alerts) }))
    .filter(({ held }) => held.length > 0)
    .sort((a, b) => weightOf(scored(b.held), terms) - weightOf(scored(a.held), terms))
    .slice(0, NAMED)
    .map(({ held, ...part }) => ({ ...part, count: held.length, without: without(new Set(held)) }));
  return { score, categories: categories.sort((a, b) => b.without - a.without), paragraphs };
}
