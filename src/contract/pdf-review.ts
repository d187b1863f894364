import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf } from './shapes.ts';

/** A PDF that was opened in the review tool. */
export const PdfRecord = Type.Object({
  id: Type.String(),
  filename: Type.String(),
  pages: Count,
  words: Count,
  created_on: Type.Integer({ description: 'Epoch milliseconds' }),
});
export type PdfRecord = ReadOnly<Static<typeof PdfRecord>>;

export const PdfList = Type.Object({ items: Type.Array(PdfRecord) });
export type PdfList = ReadOnly<Static<typeof PdfList>>;

/** A rectangle in points from the lower left corner of its page as displayed. */
export const PageBox = Type.Object({
  page: Type.Integer({ description: 'From 1' }),
  left: Type.Number(),
  bottom: Type.Number(),
  right: Type.Number(),
  top: Type.Number(),
});
export type PageBox = ReadOnly<Static<typeof PageBox>>;

export const PdfParagraph = Type.Object({
  kind: oneOf(['heading', 'body', 'listItem', 'caption', 'footnote', 'tableRow', 'code']),
  level: Type.Integer({ description: 'Of a heading, 1 to 6; else 0' }),
  text: Type.String(),
  page: Type.Integer({ description: 'On which it starts, from 1' }),
  boxes: Type.Array(PageBox, { description: 'One for every column and page that it runs over, in reading order' }),
  marker: nullable(Type.String(), 'Bullet or number of a list item as printed; not in `text`'),
});
export type PdfParagraph = ReadOnly<Static<typeof PdfParagraph>>;

/** What the review tool reads from a PDF. It is stored as it is sent. */
export const PdfReading = Type.Object({
  pages: Type.Array(Type.Object({ page: Type.Integer(), width: Type.Number(), height: Type.Number() })),
  paragraphs: Type.Array(PdfParagraph),
});
export type PdfReading = ReadOnly<Static<typeof PdfReading>>;

export const PageParams = Type.Object({ id: Type.String(), page: Type.String({ pattern: '^[1-9]\\d{0,4}$' }) });
export const PageQuery = Type.Object({ width: Type.Optional(Type.String({ pattern: '^\\d{2,4}$' })) });

/** Words of a paragraph; offsets in UTF-16, end exclusive. */
const Range = {
  paragraph: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
};
export const PdfRange = Type.Object(Range);
export type PdfRange = ReadOnly<Static<typeof PdfRange>>;

export const PlacesBody = Type.Object({ ranges: Type.Array(PdfRange, { maxItems: 100 }) });
/** Where words are on the pages, by range and line; empty if the page shows them as a picture. */
export const Places = Type.Object({ places: Type.Array(Type.Array(PageBox)) });
export type Places = ReadOnly<Static<typeof Places>>;

/** What a note in an annotated copy says about its words. */
export const PdfNote = Type.Object({
  ...Range,
  replacements: Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 5 }),
  comment: Type.String({ maxLength: 4_000 }),
  category: Type.String({ maxLength: 40, description: 'One of the categories of the contract' }),
  kind: Type.String({ maxLength: 80, description: '"Articles", "Spellings & Typos" …' }),
});
export type PdfNote = ReadOnly<Static<typeof PdfNote>>;

export const NotesBody = Type.Object({ notes: Type.Array(PdfNote, { maxItems: 20_000 }) });
