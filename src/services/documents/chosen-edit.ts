import type { CopyQuery, Decisions } from '../../contract/document-review.ts';
import type { DocxEdit } from '../../documents/docx/index.ts';
import { REJECTED } from './decision-terms.ts';
import { type ParagraphAlert, planDocxEdit } from './plan-docx-edits.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/** What a reader wants to have of a document, in one file. */
export type CopyWish = CopyQuery & { readonly form: 'clean' | 'tracked' };

/** What the reader has decided, and what the copy is to hold. */
export interface Chosen {
  readonly decisions: Decisions;
  readonly wish: CopyWish;
}

/**
 * What is written for the alert with this number: as it was delivered where its reader has not decided, never what was rejected, and what
 * was accepted as a change even where it was only proposed.
 */
export function chosenEdit(
  alert: ParagraphAlert,
  number: number,
  options: ProofreadingOptions,
  { decisions, wish }: Chosen,
): DocxEdit {
  const delivered = planDocxEdit(alert, options);
  const decision = decisions[String(number)];
  if (decision === REJECTED) return { ...delivered, mode: 'skip', reason: 'rejected' };
  const accepted = decision === undefined ? undefined : alert.replacements[decision];
  const { paragraph, start, end, comment } = alert;
  if (accepted !== undefined) {
    const applied = wish.form === 'clean' || wish.accepted === 'applied';
    const beside = options.revisions_as_comments && !applied ? { comment } : {};
    return { paragraph, start, end, replacement: accepted, mode: applied ? 'apply' : 'track', ...beside };
  }
  if (wish.form === 'tracked') return delivered;
  const made = wish.open === 'made' && delivered.mode === 'track';
  return { ...delivered, mode: made ? 'apply' : 'skip', reason: 'undecided' };
}
