import type { ReviewCheck, ReviewTerms } from '../../contract/review.ts';
import type { CheckAnswer } from '../review/alert.ts';
import type { ReviewOptions } from '../review/check-options.ts';
import { request } from './request.ts';

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
  const json: ReviewCheck = {
    paragraph,
    language,
    pipeline,
    doc_type,
    style_guide: guide,
    certainty,
    is_sensitive_data: true,
  };
  return request('/api/review/check', { json, signal, guest });
}

export function addWord(word: string): Promise<unknown> {
  return request('/api/review/dictionary', { json: { word } });
}

export function removeWord(word: string): Promise<unknown> {
  return request('/api/review/dictionary/remove', { json: { word } });
}
