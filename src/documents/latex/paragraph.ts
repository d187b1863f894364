import type { Span } from '../../text/span.ts';
import type { StyleKind } from '../docx/paragraph.ts';
import type { Piece } from '../pieces/piece.ts';

export type MarkKind =
  | 'bold'
  | 'italic'
  | 'code'
  | 'small-caps'
  | 'superscript'
  | 'subscript'
  | 'underline'
  | 'strike'
  | 'note';

/** Formatting of a stretch of text. `note` has length 0: the reference to the note with that number. */
export interface Mark extends Span {
  readonly kind: MarkKind;
  readonly note?: number;
}

export interface ListPlace {
  readonly ordered: boolean;
  /** Depth, from 0. */
  readonly depth: number;
  /** Number of the list in its document: items of one list share it. */
  readonly id: number;
  /** Only the first paragraph of an item has a mark. */
  readonly first: boolean;
}

export interface CellPlace {
  /** Number of the table in its document. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly columns: number;
}

export type Role = 'author' | 'date' | 'abstract' | 'keywords' | 'subtitle';

/** One paragraph, heading, item, cell or note as a reader sees it. */
export interface LatexParagraph {
  readonly index: number;
  /** Path of its file in the project. */
  readonly file: string;
  /** The story that contains it: one sentence may continue from one paragraph of a story to the next. */
  readonly part: string;
  readonly text: string;
  readonly style: StyleKind;
  /** Level from 1 for headings (a chapter is 1 where there are chapters, else a section is); 0 for other paragraphs. */
  readonly level: number;
  readonly checkable: boolean;
  readonly words: number;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly list: ListPlace | undefined;
  readonly cell: CellPlace | undefined;
  /** Number of the note that contains it. */
  readonly note: number | undefined;
  readonly role: Role | undefined;
}
