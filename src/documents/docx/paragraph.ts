import type { Span } from '../../text/span.ts';

/** Story that a paragraph belongs to. A text box is a story of its own, regardless of its anchor. */
export type StoryKind = 'body' | 'footnote' | 'endnote' | 'header' | 'footer' | 'textbox';

/** The purpose of a paragraph, from its style, its surroundings or its fields. */
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

/** Why a paragraph is not checked. */
export type UncheckableReason =
  | 'no-text'
  | 'code'
  | 'bibliography'
  | 'toc'
  /** The result of a field that began in an earlier paragraph: the next update overwrites it. */
  | 'field'
  /** A content control whose text is a choice, a date or a prompt. */
  | 'control'
  /** Another paragraph lies directly in one of its runs, as in no sound file: an edit of the run would write over those of the paragraph. */
  | 'nested'
  /** Our own statistics page from an earlier run; it counts no words. */
  | 'statistics';

/** Content of a stretch of text that must never be edited. */
export type OpaqueKind = 'citation' | 'field' | 'equation' | 'note' | 'object' | 'symbol' | 'control' | 'break';

/**
 * A stretch that no edit may touch. A citation or another field contains its current result; things without text are one
 * U+FFFC. `words` is the stretch's own word count: 1 for a citation or field, 0 for the others.
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
  /** LibreOffice shows both the old and the new text of a tracked change inside an inline content control. */
  | 'content-control'
  /** Bound to data elsewhere in the file, or locked by the author. */
  | 'locked'
  /** The file stores the same text in two alternative forms. */
  | 'alternative'
  /** CDATA or comments within the text. */
  | 'markup'
  /** Its formatting has a tracked change: splitting the run would repeat or lose that record. */
  | 'formatting-change';

/** A cell of a table; all numbers start at 0, and `table` counts the tables of a part. Joined cells count as one. */
export interface TableCell {
  table: number;
  row: number;
  column: number;
}

/** One paragraph as a reader sees it when all earlier revisions are accepted. Offsets are UTF-16, half-open. */
export interface DocxParagraph {
  readonly index: number;
  readonly text: string;
  readonly story: StoryKind;
  readonly style: StyleKind;
  /** Outline level from 1 for headings; 0 for other paragraphs. */
  readonly level: number;
  /** Its place in a table. */
  readonly cell: Readonly<TableCell> | undefined;
  readonly checkable: boolean;
  readonly reason: UncheckableReason | undefined;
  /** Sorted, disjoint. */
  readonly opaque: readonly OpaqueSpan[];
  /** Sorted, disjoint, and disjoint from `opaque`. */
  readonly commentOnly: readonly CommentOnlySpan[];
  /** Text in italics; sorted, disjoint. */
  readonly italic: readonly Span[];
  /** Text whose character style is for program text; sorted, disjoint. Other formats replace it by a placeholder. */
  readonly code?: readonly Span[];
  /** Raised text: numbers of sources and notes, exponents, the "th" of ordinals; sorted, disjoint. */
  readonly raised?: readonly Span[];
  /** Words by the contract's rule; a citation or field counts as one. */
  readonly words: number;
  /** Name of the part that contains it. */
  readonly part: string;
  /** Place of the text in the part; only for the editor. */
  readonly source: ParagraphSource;
}

/** The markup of a paragraph, as offsets into the text of its part. */
export interface ParagraphSource {
  readonly pieces: readonly Piece[];
  /** The same paragraph in the fallback branches of `mc:AlternateContent`, edited in the same way. */
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
  /** `text`: content of `w:t`. `mark`: an element that represents one character. `opaque`: never edited. */
  readonly kind: 'text' | 'mark' | 'opaque';
  readonly run: RunSource | undefined;
  /** The whole element: `<w:t>…</w:t>`, `<w:tab/>`, an equation. */
  readonly elementStart: number;
  readonly elementEnd: number;
  /** The significant content of `w:t`: without blanks at its ends, unless `xml:space` keeps them. */
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly shield: Shield | undefined;
}

/** No edits at all, or no tracked changes. */
export type ShieldAccess = { readonly opaque: OpaqueKind } | { readonly commentOnly: CommentOnlyReason };

/** A construct whose content is not edited; comments on its text go around it. */
export interface Shield {
  /** -1 for a block around the whole paragraph: a comment on its text is placed at the text. */
  start: number;
  end: number;
  readonly access: ShieldAccess;
  /** It begins or ends in another paragraph, so that nothing can go around it. */
  crosses: boolean;
}

/** A run, as offsets. If the run has no properties, their start = end = `openEnd`. */
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
  /** How new text is added beside the run: as a sibling, by closing and reopening `wrapper`, or not at all. */
  readonly insertion: 'plain' | 'reopen' | 'never';
  /** The earlier insertion or move around the run, if `insertion` is `reopen`. */
  readonly wrapper: Wrapper | undefined;
}

/** A foreign `w:ins` or `w:moveTo`: its start tag, as offsets. */
export interface Wrapper {
  readonly openStart: number;
  readonly openEnd: number;
}
