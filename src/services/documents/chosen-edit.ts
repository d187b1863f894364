import type { CopyQuery, Decisions } from '../../contract/document-review.ts';
import type { DocxEdit } from '../../documents/docx/index.ts';
import { REJECTED } from './decision-terms.ts';
import { type ParagraphAlert, planDocxEdit } from './plan-docx-edits.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/** What a reader wants from a document, in one file. */
export type CopyWish = CopyQuery & { readonly form: 'clean' | 'tracked' };

/** The reader's decisions, and what the copy must contain. */
export interface Chosen {
  readonly decisions: Decisions;
  readonly wish: CopyWish;
}

/**
 * Returns what to write for the alert with this number. An undecided alert is written as it was delivered, a rejected
 * one never, and an accepted one as a change even if it was only proposed.
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
