import type { DocxParagraph, StoryKind, StyleKind, UncheckableReason } from '../docx/paragraph.ts';
import type { Piece } from '../pieces/piece.ts';
import type { SourcePlace } from '../pieces/placement.ts';

/** A paragraph of a document with tracked changes in its own text: OpenDocument, RTF. Offsets are UTF-16, half-open. */
export interface TrackedParagraph extends Omit<DocxParagraph, 'source' | 'commentOnly' | 'cell'> {
  /** The places of the text in the part, in the order of the text and of the part. */
  readonly pieces: readonly Piece[];
  /** False where the format or its programs do not support tracked changes, so a correction is only proposed. */
  readonly trackable: boolean;
  /** The place for a comment on it: at the text itself, at the reference to it in another paragraph, or nowhere. */
  readonly comments: 'here' | 'nowhere' | SourcePlace;
  /** The text including its program text, for which `text` has a placeholder. */
  readonly shown: string;
}

const STORY_ORDER = ['body', 'textbox', 'footnote', 'endnote', 'header', 'footer'] as const;

/** Returns paragraphs in the order of the result: the body first, then text boxes, notes, headers and footers. */
export const inStoryOrder = <Paragraph>(
  paragraphs: readonly Paragraph[],
  storyOf: (paragraph: Paragraph) => StoryKind,
): Paragraph[] => STORY_ORDER.flatMap((story) => paragraphs.filter((paragraph) => storyOf(paragraph) === story));

/** A paragraph as returned by the reader of its format. */
export interface TrackedDraft {
  readonly story: StoryKind;
  readonly part: string;
  /** The kind that the name of its style indicates. */
  readonly style: StyleKind | undefined;
  /** Outline level from 1; 0 for none. */
  readonly level: number;
  readonly inTable: boolean;
  readonly inList: boolean;
  /** The region that contains it, if its text is not checked. */
  readonly region: UncheckableReason | undefined;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly italic: readonly { readonly start: number; readonly end: number }[];
  readonly raised: readonly { readonly start: number; readonly end: number }[];
  /** Number of characters in a fixed-width font. */
  readonly monospaced: number;
  readonly trackable: boolean;
  readonly comments: TrackedParagraph['comments'];
}
