import type { DocxEdit } from '../../documents/docx/edit.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/** An alert of a paragraph; `start` and `end` are offsets into the paragraph. */
export interface ParagraphAlert extends Alert {
  readonly paragraph: number;
}

/**
 * What is written for an alert: a tracked change, a comment, both, or nothing, as the submission chose. Advisors have
 * nothing to put in the text's place, so they can only be comments.
 */
export function planDocxEdit(alert: ParagraphAlert, options: ProofreadingOptions): DocxEdit {
  const { paragraph, start, end, replacements, comment, coveredText } = alert;
  const [best] = replacements;
  if (best === undefined) {
    const mode = options.writing_advisor_as_comments ? 'comment' : 'skip';
    return { paragraph, start, end, replacement: coveredText, mode, comment, reason: 'advisors are off' };
  }
  if (options.revisions_as_tracks) {
    const beside = options.revisions_as_comments ? { comment } : {};
    return { paragraph, start, end, replacement: best, mode: 'track', ...beside };
  }
  const mode = options.revisions_as_comments ? 'comment' : 'skip';
  const text = `${suggestion(coveredText, replacements)}\n${comment}`;
  return { paragraph, start, end, replacement: best, mode, comment: text, reason: 'revisions are off' };
}

function suggestion(covered: string, replacements: readonly string[]): string {
  const quoted = replacements.map((text) => `“${text}”`);
  return `“${covered}” → ${quoted.join(' or ')}`;
}
