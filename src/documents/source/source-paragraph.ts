import type { Span } from '../../text/span.ts';
import type { StyleKind } from '../docx/paragraph.ts';
import type { Piece } from '../pieces/piece.ts';

/** A heading, paragraph, item, cell, caption, comment … of a source, as a reader sees it. */
export interface SourceParagraph {
  readonly index: number;
  readonly text: string;
  readonly style: StyleKind;
  /** Level from 1 for headings; 0 for other paragraphs. */
  readonly level: number;
  /** False if it contains no words of the writer: a listing, a formula on its own lines. */
  readonly checkable: boolean;
  readonly words: number;
  /** Places of the text in the source; in the order of both. */
  readonly pieces: readonly Piece[];
  /** Text in italics; sorted, disjoint. */
  readonly italic: readonly Span[];
  /** The story that contains it: one sentence may continue from one paragraph of a story to the next. */
  readonly part: string;
}

/** Properties that a paragraph gets from its place. */
export interface SourcePlaceKind {
  readonly style: StyleKind;
  readonly level?: number;
  readonly part?: string;
}
