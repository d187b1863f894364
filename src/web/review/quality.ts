import type { ScoreTerms } from '../../contract/review.ts';
import { type ScoredAlert, scoreOf } from '../../contract/score.ts';
import type { ReviewAlert } from './alert.ts';

type Found = Pick<ReviewAlert, 'category' | 'replacements'>;

/** What counts for the score: an alert without a replacement only asks. */
export const scored = (alerts: Iterable<Found>): ScoredAlert[] =>
  Array.from(alerts, ({ category, replacements }) => ({ category, advisor: replacements.length === 0 }));

/** Language quality, 0 to 100, as the service scores it. */
export const qualityScore = (alerts: Iterable<Found>, words: number, terms: ScoreTerms): number =>
  scoreOf(scored(alerts), words, terms);
