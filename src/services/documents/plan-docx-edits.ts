import { STANDARD_CERTAINTY } from '../../contract/terms.ts';
import type { DocxEdit } from '../../documents/docx/edit.ts';
import type { Certainty } from '../../engine/context.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/**
 * A correction with at least this confidence is made in the author's file. A less certain one is only proposed. In nine papers and reports that nothing
 * was fitted to, 402 of the 443 corrections from 0.94 up were right and three were harmful.
 */
export const CHANGED_FROM: Readonly<Record<Certainty, number>> = { careful: 0.97, balanced: 0.94, thorough: 0.86 };

/**
 * True when a correction is only proposed, in a comment, for the author to decide. A correction is judged by its
 * measured confidence, and advice with a replacement in a document by the share of editors who welcomed it
 * (`advice-measure.ts`). Otherwise it is made as a change unless the submission is `careful`.
 */
export function isDoubtful(
  alert: Pick<ParagraphAlert, 'replacements' | 'confidence' | 'optional' | 'proposed'>,
  {
    certainty = STANDARD_CERTAINTY,
    revisions_as_tracks,
  }: Pick<ProofreadingOptions, 'certainty' | 'revisions_as_tracks'>,
): boolean {
  const { replacements, confidence, optional, proposed } = alert;
  if (!revisions_as_tracks || replacements.length === 0) return false;
  if (!optional) return confidence < CHANGED_FROM[certainty];
  return certainty === 'careful' || proposed === true;
}

/** An alert of a paragraph; `start` and `end` are offsets into the paragraph. */
export interface ParagraphAlert extends Alert {
  readonly paragraph: number;
}

/**
 * Returns what to write for an alert: a tracked change, a comment, both or nothing, as the submission chose. Advisors
 * have no replacement, so they can only be comments. A correction that is not certain enough for a change is a comment
 * too.
 */
export function planDocxEdit(alert: ParagraphAlert, options: ProofreadingOptions): DocxEdit {
  const { paragraph, start, end, replacements, comment, coveredText } = alert;
  const [best] = replacements;
  if (best === undefined) {
    const mode = options.writing_advisor_as_comments ? 'comment' : 'skip';
    return { paragraph, start, end, replacement: coveredText, mode, comment, reason: 'advisors are off' };
  }
  const doubtful = isDoubtful(alert, options);
  if (options.revisions_as_tracks && !doubtful) {
    const beside = options.revisions_as_comments ? { comment } : {};
    return { paragraph, start, end, replacement: best, mode: 'track', ...beside };
  }
  const mode = doubtful || options.revisions_as_comments ? 'comment' : 'skip';
  const text = `${suggestion(coveredText, replacements)}\n${comment}`;
  return { paragraph, start, end, replacement: best, mode, comment: text, reason: 'revisions are off' };
}

function suggestion(covered: string, replacements: readonly string[]): string {
  const quoted = replacements.map((text) => `“${text}”`);
  return `“${covered}” → ${quoted.join(' or ')}`;
}
