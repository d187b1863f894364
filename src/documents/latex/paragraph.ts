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

/** Formatting of a stretch of text. `note` has no length: the reference to the note of that number. */
export interface Mark extends Span {
  readonly kind: MarkKind;
  readonly note?: number;
}

export interface ListPlace {
  readonly ordered: boolean;
  /** From 0. */
  readonly depth: number;
  /** Number of the list in its document: items of one list share it. */
  readonly id: number;
  /** A later paragraph of an item has no mark of its own. */
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
  /** The story it belongs to: neighbours in one story may carry one sentence. */
  readonly part: string;
  readonly text: string;
  readonly style: StyleKind;
  /** From 1 for headings (a chapter is 1 where there are chapters, else a section is), else 0. */
  readonly level: number;
  readonly checkable: boolean;
  readonly words: number;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly list: ListPlace | undefined;
  readonly cell: CellPlace | undefined;
  /** Number of the note that it is text of. */
  readonly note: number | undefined;
  readonly role: Role | undefined;
}
