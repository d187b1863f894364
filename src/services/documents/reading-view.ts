import type { ViewParagraph } from '../../contract/document-review.ts';
import type { TrackedDocument } from '../../documents/open-tracked.ts';

const KINDS = new Set<string>(['title', 'heading', 'list', 'quote', 'caption', 'table', 'note', 'code']);
const PLACES: Readonly<Record<string, string>> = {
  footnote: 'Footnote',
  endnote: 'Endnote',
  header: 'Page header',
  footer: 'Page footer',
  textbox: 'Text box',
};
const OBJECTS: Readonly<Record<string, string>> = { equation: 'formula', note: 'note', object: 'picture' };

/** A Word or OpenDocument file as its reader sees it, with all earlier changes accepted and without blank paragraphs. */
export function viewOfTracked({ paragraphs }: Pick<TrackedDocument, 'paragraphs'>): ViewParagraph[] {
  return paragraphs
    .filter(({ text, reason }) => text.trim() !== '' && reason !== 'statistics')
    .map(({ index, text, style, level, cell, story, opaque }) => {
      const place = PLACES[story];
      const objects = opaque
        .filter(({ start, end }) => text.slice(start, end).includes('\ufffc'))
        .flatMap(({ start, end, kind }) =>
          Array.from(text.slice(start, end).matchAll(/\ufffc/g), () => OBJECTS[kind] ?? ''),
        );
      return {
        index,
        text,
        kind: KINDS.has(style) ? (style as ViewParagraph['kind']) : 'body',
        level,
        ...(cell && { cell: [cell.table, cell.row, cell.column] as const }),
        ...(place !== undefined && { place }),
        ...(objects.length > 0 && { objects }),
      };
    });
}
