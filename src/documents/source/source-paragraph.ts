import type { Span } from '../../text/span.ts';
import type { StyleKind } from '../docx/paragraph.ts';
import type { Piece } from '../pieces/piece.ts';

/** A heading, paragraph, item, cell, caption, comment … of a source, as a reader sees it. */
export interface SourceParagraph {
  readonly index: number;
  readonly text: string;
  readonly style: StyleKind;
  /** From 1 for headings, else 0. */
  readonly level: number;
  /** False for what holds no words of the writer's: a listing, a formula on its own lines. */
  readonly checkable: boolean;
  readonly words: number;
  /** Where the text lies in the source; in the order of both. */
  readonly pieces: readonly Piece[];
  /** What is set in italics; sorted, disjoint. */
  readonly italic: readonly Span[];
  /** The story it belongs to: neighbours in one story may carry one sentence. */
  readonly part: string;
}

/** What a paragraph gets from where it stands. */
export interface SourcePlaceKind {
  readonly style: StyleKind;
  readonly level?: number;
  readonly part?: string;
}
