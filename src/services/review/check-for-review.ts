import type { ReviewCheck } from '../../contract/review.ts';
import type { CheckOptions, DocumentType } from '../../engine/context.ts';
import { type CheckedParagraph, type CheckText, createCheckParagraph } from '../paragraph/check-paragraph.ts';

export type CheckForReview = (request: ReviewCheck) => Promise<CheckedParagraph>;

/** The paragraph check with one more option than its contract: what is written. Limits and answer are the same. */
export function createCheckForReview(check: CheckText): CheckForReview {
  const as = (documentType: DocumentType) =>
    createCheckParagraph((text, options: CheckOptions) => check(text, { ...options, documentType }));
  const checks = { 2: as('general'), 3: as('academic') };
  return (request) => checks[request.doc_type ?? 3](request);
}
