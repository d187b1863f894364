import { escapeHtml, inlineHtml } from './inline-html.ts';
import type { ParagraphKind, PdfParagraph, PdfReading } from './pdf-reading.ts';

const CLASSES: Record<ParagraphKind, string> = {
  heading: 'heading',
  body: '',
  listItem: 'list-item',
  caption: 'caption',
  footnote: 'footnote',
  tableRow: 'table-row',
  code: 'code',
};

/** ARIA 1.2 and DPUB-ARIA 1.0 roles. */
const ROLES: Record<ParagraphKind, string> = {
  heading: 'heading',
  body: '',
  listItem: 'listitem',
  caption: 'caption',
  footnote: 'doc-footnote',
  tableRow: 'row',
  code: 'code',
};

/**
 * Returns a reading as an HTML fragment: a sequence of `<p data-page>`, one for each paragraph. Headings, list items,
 * captions, footnotes and table rows have their own class and ARIA role; the bullet or number of a list item is
 * in `data-marker`.
 */
export function toParagraphHtml(reading: PdfReading): string {
  return reading.paragraphs.map(paragraphHtml).join('\n');
}

function paragraphHtml(paragraph: PdfParagraph): string {
  const { kind, level } = paragraph;
  let attributes = ` data-page="${paragraph.page}"`;
  if (CLASSES[kind] !== '') attributes += ` class="${CLASSES[kind]}" role="${ROLES[kind]}"`;
  if (kind === 'heading') attributes += ` aria-level="${level}"`;
  if (paragraph.marker !== undefined) attributes += ` data-marker="${escapeHtml(paragraph.marker)}"`;
  return `<p${attributes}>${inlineHtml(paragraph.text, paragraph.runs, kind === 'heading')}</p>`;
}
