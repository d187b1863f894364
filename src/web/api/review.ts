import type { CheckAnswer } from '../review/alert.ts';
import type { ReviewOptions } from '../review/check-options.ts';
import type { ScoreTerms } from '../review/quality.ts';
import { request } from './request.ts';

/** What the service offers, how it scores, and the account's words. */
export interface ReviewTerms {
  readonly style_guides: readonly string[];
  readonly score: ScoreTerms;
  readonly dictionary: readonly string[];
  /** Words that hold for everybody here. */
  readonly team_dictionary: readonly string[];
}

export function getReviewTerms(signal?: AbortSignal, guest = false): Promise<ReviewTerms> {
  return request('/api/review/terms', { signal, guest });
}

/** Checks at most 500 words under the writer's options. */
export function checkForReview(
  paragraph: string,
  { language, pipeline, style_guide, doc_type, certainty }: ReviewOptions,
  signal?: AbortSignal,
  guest = false,
): Promise<CheckAnswer> {
  const guide = style_guide || null;
  const json = { paragraph, language, pipeline, doc_type, style_guide: guide, certainty, is_sensitive_data: true };
  return request('/api/review/check', { json, signal, guest });
}

export function addWord(word: string): Promise<unknown> {
  return request('/api/review/dictionary', { json: { word } });
}

export function removeWord(word: string): Promise<unknown> {
  return request('/api/review/dictionary/remove', { json: { word } });
}
