import { type Static, Type } from '@sinclair/typebox';
import { CATEGORY_NAMES } from './categories.ts';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf } from './shapes.ts';

/** The text around a place, and the words at the place. */
const Context = { before: Type.String(), covered: Type.String(), after: Type.String() };

/** An alert of a document, as the review screen lists it. */
export const DocumentChange = Type.Object({
  id: Type.Integer({ description: 'Its number among the alerts of the document, by which it is decided on' }),
  paragraph: Type.Integer({ description: '-1 for one without a place in the view of a source, as start and end' }),
  start: Type.Integer({ description: 'Into the text of the paragraph, half-open, UTF-16 code units' }),
  end: Type.Integer(),
  ...Context,
  replacements: Type.Array(Type.String(), { description: 'Best first; empty for a question without a correction' }),
  comment: Type.String(),
  rule: Type.String(),
  category: oneOf(CATEGORY_NAMES),
  sub_category: Type.String(),
  lang_category: Type.String(),
  possible: Type.Boolean({ description: 'Whether it can be made in the file' }),
  written: oneOf(['tracked', 'applied', 'comment', 'nothing'], {
    description:
      'What is in the file for it; `nothing` where corrections are wanted neither as changes nor as comments',
  }),
});
export type DocumentChange = ReadOnly<Static<typeof DocumentChange>>;

/** A word of a document that no list has, either a name or term of its author or a slip, with its places in order. */
export const UnknownWord = Type.Object({
  word: Type.String(),
  perhaps: nullable(Type.String(), 'What may be meant'),
  places: Type.Array(Type.Object({ paragraph: Type.Integer(), ...Context })),
});
export type UnknownWord = ReadOnly<Static<typeof UnknownWord>>;

/**
 * A section of a document as its reader sees it, in any format. The changes have their places in its text. A source is
 * shown as it is written, so its sections are runs of lines.
 */
export const ViewParagraph = Type.Object({
  index: Count,
  text: Type.String(),
  kind: oneOf(['title', 'heading', 'body', 'list', 'quote', 'caption', 'table', 'note', 'code', 'source']),
  level: Type.Integer({ description: 'Of a heading, from 1; else 0' }),
  cell: Type.Optional(Type.Tuple([Count, Count, Count], { description: 'Table, row and column, from 0' })),
  place: Type.Optional(
    Type.String({ description: 'Where it stands when that is not the body: “Footnote”, the name of a file' }),
  ),
  objects: Type.Optional(
    Type.Array(Type.String(), {
      description: 'What stands where the text has U+FFFC, in order: “formula”, “picture”; empty for what has no name',
    }),
  ),
});
export type ViewParagraph = ReadOnly<Static<typeof ViewParagraph>>;

/** What the review screen shows of a document. It is stored as it is sent. */
export const DocumentDetails = Type.Object({
  changes: Type.Array(DocumentChange),
  unknown_words: Type.Optional(
    Type.Array(UnknownWord, { description: 'Documents from before they were gathered have none' }),
  ),
  view: Type.Optional(
    Type.Array(ViewParagraph, {
      description:
        'The whole text; documents from before it was kept, and formats that have none, show their changes alone',
    }),
  ),
});
export type DocumentDetails = ReadOnly<Static<typeof DocumentDetails>>;

/** Maps the number of a change to that of its accepted replacement, or to -1 if it was rejected. Never text. */
export const DecisionList = Type.Object({ decisions: Type.Record(Type.String(), Type.Integer()) });
export type DecisionList = ReadOnly<Static<typeof DecisionList>>;
export type Decisions = DecisionList['decisions'];

/** The same; null withdraws a decision. */
export const DecisionsBody = Type.Object({
  decisions: Type.Record(
    Type.String({ pattern: '^\\d{1,6}$' }),
    Type.Union([Type.Integer({ minimum: -1, maximum: 99 }), Type.Null()]),
    { maxProperties: 20_000, additionalProperties: false },
  ),
});
export type DecisionChanges = ReadOnly<Static<typeof DecisionsBody>>['decisions'];

/** What a reader can get from a reviewed document. */
export const CopyQuery = Type.Object({
  form: oneOf(['clean', 'tracked', 'both'], {
    description: 'clean: no change of ours is tracked and no comment written; both: an archive with the two',
  }),
  accepted: oneOf(['tracked', 'applied'], { description: 'How accepted changes stand in a tracked copy' }),
  open: oneOf(['left', 'made'], {
    description:
      'What becomes of changes that nobody has decided on in a clean copy; a tracked one has them as they were delivered',
  }),
});
export type CopyQuery = ReadOnly<Static<typeof CopyQuery>>;
