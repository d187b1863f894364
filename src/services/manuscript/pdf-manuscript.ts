import type { ParagraphKind, PdfParagraph } from '../../documents/pdf/index.ts';
import type { Manuscript, ParagraphPart } from '../../manuscript/manuscript.ts';

const PARTS: Readonly<Record<ParagraphKind, ParagraphPart>> = {
  heading: 'heading',
  body: 'body',
  listItem: 'list',
  caption: 'caption',
  footnote: 'note',
  tableRow: 'table',
  code: 'code',
};

/** The paragraphs of a PDF with their pages. An item has its number in its text, and citations use this number. */
export function pdfManuscript(paragraphs: readonly PdfParagraph[]): Manuscript {
  return {
    paragraphs: paragraphs.map(({ kind, level, text, page, marker }) => ({
      text: marker !== undefined && /\d/.test(marker) ? `${marker} ${text}` : text,
      part: PARTS[kind],
      level,
      place: `page ${page}`,
    })),
  };
}
