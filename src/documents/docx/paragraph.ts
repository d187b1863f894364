import type { Span } from '../../text/span.ts';

/** Where a paragraph stands. A text box is a story of its own, wherever it is anchored. */
export type StoryKind = 'body' | 'footnote' | 'endnote' | 'header' | 'footer' | 'textbox';

/** What a paragraph is for, by its style, its surroundings or its fields. */
export type StyleKind =
  | 'title'
  | 'heading'
  | 'body'
  | 'list'
  | 'quote'
  | 'caption'
  | 'table'
  | 'note'
  | 'code'
  | 'bibliography'
  | 'toc'
  /** A comment or doc string in a program. */
  | 'comment';

/** Why a paragraph is not to be checked. */
export type UncheckableReason =
  | 'no-text'
  | 'code'
  | 'bibliography'
  | 'toc'
  /** The result of a field that began in an earlier paragraph: it is overwritten at the next update. */
  | 'field'
  /** A content control whose text is a choice, a date or a prompt. */
  | 'control'
  /** Our own statistics page of an earlier round; it has no words. */
  | 'statistics';

/** What a stretch of text that must never be edited stands for. */
export type OpaqueKind = 'citation' | 'field' | 'equation' | 'note' | 'object' | 'symbol' | 'control' | 'break';

/**
 * A stretch that no edit may touch. A citation or another field shows its present result; things without text are one
 * U+FFFC. `words` is what the stretch counts as on its own: 1 for a citation or field, 0 for the others.
 */
export interface OpaqueSpan extends Span {
  readonly kind: OpaqueKind;
  readonly words: 0 | 1;
}

/** A stretch where a tracked change would be lost or misread by a word processor, so that only comments are written. */
export interface CommentOnlySpan extends Span {
  readonly reason: CommentOnlyReason;
}

export type CommentOnlyReason =
  /** LibreOffice shows old and new text of a tracked change within an inline content control. */
  | 'content-control'
  /** Bound to data elsewhere in the file, or locked by the author. */
  | 'locked'
  /** The same text is kept in two alternative forms side by side. */
  | 'alternative'
  /** CDATA or comments within the text. */
  | 'markup'
  /** Its formatting was changed under tracking: splitting the run would repeat or lose that record. */
  | 'formatting-change';

/** A cell of a table, all from 0; `table` counts the tables of a part. Joined cells count as one. */
export interface TableCell {
  table: number;
  row: number;
  column: number;
}

/** One paragraph as a reader sees it after all earlier revisions were accepted. Offsets are UTF-16, half-open. */
export interface DocxParagraph {
  readonly index: number;
  readonly text: string;
  readonly story: StoryKind;
  readonly style: StyleKind;
  /** Outline level from 1 for headings, else 0. */
  readonly level: number;
  /** Where it stands in a table. */
  readonly cell: Readonly<TableCell> | undefined;
  readonly checkable: boolean;
  readonly reason: UncheckableReason | undefined;
  /** Sorted, disjoint. */
  readonly opaque: readonly OpaqueSpan[];
  /** Sorted, disjoint, and disjoint from `opaque`. */
  readonly commentOnly: readonly CommentOnlySpan[];
  /** What is set in italics; sorted, disjoint. */
  readonly italic: readonly Span[];
  /** What a style of characters says is program text; sorted, disjoint. Other formats put a sign in its place. */
  readonly code?: readonly Span[];
  /** Words by the contract's rule; a citation or field counts as one. */
  readonly words: number;
  /** Name of the part that holds it. */
  readonly part: string;
  /** Where the text lies in the part; for the editor alone. */
  readonly source: ParagraphSource;
}

/** The markup behind a paragraph, as offsets into the text of its part. */
export interface ParagraphSource {
  readonly pieces: readonly Piece[];
  /** The same paragraph in the fallback branches of `mc:AlternateContent`, edited along with it. */
  readonly mirrors: readonly ParagraphSource[];
  /** For notes and text boxes: the piece of another paragraph that refers to the story. */
  readonly host: PieceReference | undefined;
}

export interface PieceReference {
  readonly paragraph: { readonly story: StoryKind; readonly source: ParagraphSource };
  readonly piece: Piece;
}

/** A stretch of paragraph text and the markup it comes from. */
export interface Piece extends Span {
  /** `text`: content of `w:t`. `mark`: an element that stands for one character. `opaque`: never edited. */
  readonly kind: 'text' | 'mark' | 'opaque';
  readonly run: RunSource | undefined;
  /** The whole element: `<w:t>…</w:t>`, `<w:tab/>`, an equation. */
  readonly elementStart: number;
  readonly elementEnd: number;
  /** The significant content of `w:t`: without blanks at its ends unless `xml:space` keeps them. */
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly shield: Shield | undefined;
}

/** Off limits for every edit, or for tracked changes only. */
export type ShieldAccess = { readonly opaque: OpaqueKind } | { readonly commentOnly: CommentOnlyReason };

/** A construct that is not edited inside; comments on its text go around it. */
export interface Shield {
  /** -1 for a block around the whole paragraph: a comment on its text is put where the text is. */
  start: number;
  end: number;
  readonly access: ShieldAccess;
  /** It begins or ends in another paragraph, so nothing can be put around it. */
  crosses: boolean;
}

/** A run, as offsets. A property that the run lacks has start = end = `openEnd`. */
export interface RunSource {
  readonly start: number;
  readonly openEnd: number;
  readonly propertiesStart: number;
  readonly propertiesEnd: number;
  /** `w:rPrChange` within the properties; start = end when there is none. */
  readonly changeStart: number;
  readonly changeEnd: number;
  readonly closeStart: number;
  readonly end: number;
  /** Number of the innermost element between paragraph and run (hyperlink, content control, …); 0 for none. */
  readonly container: number;
  /** How new text is put beside the run: as a sibling, by closing and reopening `wrapper`, or not at all. */
  readonly insertion: 'plain' | 'reopen' | 'never';
  /** The earlier insertion or move around the run, when `insertion` is `reopen`. */
  readonly wrapper: Wrapper | undefined;
}

/** A foreign `w:ins` or `w:moveTo`: its start tag, as offsets. */
export interface Wrapper {
  readonly openStart: number;
  readonly openEnd: number;
}
