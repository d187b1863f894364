import type { DocxParagraph, StoryKind, StyleKind, UncheckableReason } from '../docx/paragraph.ts';
import type { Piece } from '../pieces/piece.ts';
import type { SourcePlace } from '../pieces/placement.ts';

/** A paragraph of a document whose changes are tracked in its own text: OpenDocument, RTF. Offsets are UTF-16, half-open. */
export interface TrackedParagraph extends Omit<DocxParagraph, 'source' | 'commentOnly' | 'cell'> {
  /** Where the text lies in the part; sorted, in the order of both. */
  readonly pieces: readonly Piece[];
  /** False where the format or its programs know no tracked changes, so that a correction is only proposed. */
  readonly trackable: boolean;
  /** Where a comment on it goes: at the text itself, at the reference to it in another paragraph, or nowhere. */
  readonly comments: 'here' | 'nowhere' | SourcePlace;
  /** The text with program text as it is, which `text` has a sign for. */
  readonly shown: string;
}

/** A paragraph as its format's reader leaves it. */
export interface TrackedDraft {
  readonly story: StoryKind;
  readonly part: string;
  /** By the name of its style. */
  readonly style: StyleKind | undefined;
  /** Outline level from 1; 0 for none. */
  readonly level: number;
  readonly inTable: boolean;
  readonly inList: boolean;
  /** Everything in it is of this kind. */
  readonly region: UncheckableReason | undefined;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly italic: readonly { readonly start: number; readonly end: number }[];
  /** Characters set in a fixed-width font. */
  readonly monospaced: number;
  readonly trackable: boolean;
  readonly comments: TrackedParagraph['comments'];
}
