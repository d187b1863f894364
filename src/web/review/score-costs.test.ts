import { expect, it } from 'vitest';
import type { ScoreTerms } from '../../contract/review.ts';
import type { Category } from './alert.ts';
import { qualityScore } from './quality.ts';
import { type ScoredPart, scoreCosts } from './score-costs.ts';

const terms: ScoreTerms = {
  severity: { Correctness: 1, Clarity: 0.4, Fluency: 0.4, Style: 0.4, 'Style Guide Compliance': 0.3, Inclusivity: 0.4 },
  advisor: 0,
  half: 3.5,
  steepness: 2,
  shortest: 60,
};
const alert = (category: Category, replacements: readonly string[] = ['x']) => ({ category, replacements });
const part = (id: number, ...alerts: ScoredPart['alerts'][number][]): ScoredPart => ({
  id,
  text: `Paragraph ${id}.`,
  alerts,
});

it('says what the score would be without each category, the dearest first', () => {
  const { score, categories } = scoreCosts(
    [part(0, alert('Clarity'), alert('Correctness')), part(1, alert('Correctness'), alert('Style', []))],
    100,
    terms,
  );
  expect(score).toBe(qualityScore([alert('Clarity'), alert('Correctness'), alert('Correctness')], 100, terms));
  // A question costs nothing, so its category is not named.
  expect(categories.map(({ category, count }) => [category, count])).toEqual([
    ['Correctness', 2],
    ['Clarity', 1],
  ]);
  expect(categories[0]!.without).toBe(qualityScore([alert('Clarity')], 100, terms));
});

it('names the paragraphs that cost most, five at most', () => {
  const parts = Array.from({ length: 8 }, (_, i) => part(i, ...Array.from({ length: i }, () => alert('Correctness'))));
  const { paragraphs, score } = scoreCosts(parts, 400, terms);
  expect(paragraphs.map(({ id, count }) => [id, count])).toEqual([
    [7, 7],
    [6, 6],
    [5, 5],
    [4, 4],
    [3, 3],
  ]);
  for (const { without } of paragraphs) expect(without).toBeGreaterThan(score);
});

it('names nothing where nothing costs anything', () => {
  expect(scoreCosts([part(0), part(1, alert('Style', []))], 100, terms)).toEqual({
    score: 100,
    categories: [],
    paragraphs: [],
  });
});
