import type { StyleKind } from '../../documents/docx/index.ts';
import type { ParagraphPart } from '../../manuscript/manuscript.ts';

const PARTS: Readonly<Record<StyleKind, ParagraphPart>> = {
  title: 'title',
  heading: 'heading',
  body: 'body',
  list: 'list',
  quote: 'quote',
  caption: 'caption',
  table: 'table',
  note: 'note',
  code: 'code',
  bibliography: 'reference',
  toc: 'other',
  comment: 'other',
};
/** Running text in a heading style is not a heading. */
const LONGEST_HEADING = 250;

/** What a paragraph of any format is for the checks. */
export function partOf({ style, note = false }: { style: StyleKind; note?: boolean }): ParagraphPart {
  return note ? 'note' : PARTS[style];
}

export const isHeading = (text: string): boolean => text.length <= LONGEST_HEADING;
