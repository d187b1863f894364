import type { TrackedDocument } from '../../documents/open-tracked.ts';

/**
 * A stretch of a document as its reader sees it, of any format: changes have their places in its text. A source is shown as it is
 * written, so its stretches are runs of lines.
 */
export interface ViewParagraph {
  readonly index: number;
  readonly text: string;
  readonly kind: 'title' | 'heading' | 'body' | 'list' | 'quote' | 'caption' | 'table' | 'note' | 'code' | 'source';
  /** Of a heading, from 1; else 0. */
  readonly level: number;
  /** Table, row and column, from 0. */
  readonly cell?: readonly [table: number, row: number, column: number];
  /** Where it stands when that is not the body: “Footnote”, the name of a file. */
  readonly place?: string;
  /** What stands where the text has U+FFFC, in order: “formula”, “picture”. */
  readonly objects?: readonly string[];
}

const KINDS = new Set<string>(['title', 'heading', 'list', 'quote', 'caption', 'table', 'note', 'code']);
const PLACES: Readonly<Record<string, string>> = {
  footnote: 'Footnote',
  endnote: 'Endnote',
  header: 'Page header',
  footer: 'Page footer',
  textbox: 'Text box',
};
const OBJECTS: Readonly<Record<string, string>> = { equation: 'formula', note: 'note', object: 'picture' };

/** A document of Word or OpenDocument as its reader sees it with all earlier changes accepted; blank paragraphs are left out. */
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
