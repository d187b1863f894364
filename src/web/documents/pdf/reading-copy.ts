import type { PdfParagraph } from '../../../contract/pdf-review.ts';

/** Kinds whose neighbours of the same kind stand on the next line, without an empty one between. */
const CLOSE: ReadonlySet<PdfParagraph['kind']> = new Set(['listItem', 'tableRow', 'code']);

/** The reading text of a PDF as plain text, as the review copies its own: an empty line between paragraphs, items of a list with their marks. */
export function readingCopy(paragraphs: readonly PdfParagraph[]): string {
  let copy = '';
  let before: PdfParagraph['kind'] | null = null;
  for (const { kind, marker, text } of paragraphs) {
    if (before !== null) copy += kind === before && CLOSE.has(kind) ? '\n' : '\n\n';
    copy += marker === null ? text : `${marker} ${text}`;
    before = kind;
  }
  return copy;
}
