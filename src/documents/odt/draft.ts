import type { StoryKind, UncheckableReason } from '../docx/paragraph.ts';
import { type FixedKind, type Piece, PLACEHOLDER } from '../pieces/piece.ts';
import { addOrExtend, appendText, type DraftText } from '../tracked/draft-text.ts';
import type { TextStyle } from './styles.ts';

/** An open element between a paragraph and its text: a span, a link. */
export interface Inline {
  readonly parent: Inline | undefined;
  readonly tag: string;
  readonly style: Pick<TextStyle, 'italic' | 'raised' | 'monospaced' | 'code' | 'hidden'>;
}

/** A piece with the elements around it, which are kept with its text when the text is deleted. */
export interface OdtPiece extends Piece {
  readonly inline: Inline | undefined;
  /** The author and date of somebody else's insertion that is not accepted yet, as the source writes them. */
  readonly inserted?: string | undefined;
}

export type OpenPiece = { -readonly [Key in keyof OdtPiece]: OdtPiece[Key] };

/** Place of a paragraph. */
export interface Place {
  /** Undefined outside of all text. */
  readonly story: StoryKind | undefined;
  readonly inTable: boolean;
  readonly inList: boolean;
  readonly region: UncheckableReason | undefined;
  readonly hidden: boolean;
  /** False in drawn shapes, which cannot have tracked changes. */
  readonly trackable: boolean;
  readonly comments: 'here' | 'nowhere' | OpenPiece;
  /** The id of the change that deleted this text. */
  readonly deletion: string | undefined;
}

/** The place outside of all text. */
export const NOWHERE: Place = {
  story: undefined,
  inTable: false,
  inList: false,
  region: undefined,
  hidden: false,
  trackable: true,
  comments: 'here',
  deletion: undefined,
};

/** A paragraph that is being read. */
export interface OdtDraft extends Place, DraftText {
  readonly story: StoryKind;
  readonly container: number;
  readonly heading: boolean;
  readonly styleName: string | undefined;
  readonly outline: number;
  readonly pieces: OpenPiece[];
}

/** Adds text that has a place in the document. */
export function addPiece(draft: OdtDraft, text: string, piece: Omit<OpenPiece, 'start' | 'end'>): OpenPiece {
  const range = appendText(draft, text, piece.inline?.style ?? {});
  return addOrExtend<OpenPiece>(draft.pieces, { ...piece, ...range }, (last) => joins(last, piece));
}

const joins = (last: OpenPiece, next: Omit<OpenPiece, 'start' | 'end'>): boolean =>
  last.kind === 'text' && next.kind === 'text' && last.to === next.from && last.inline === next.inline;

/**
 * Adds something that no edit may touch; neighbours of one kind are joined. Program text reads as one sign.
 *
 * @returns the text that was added
 */
export function addGuarded(
  draft: OdtDraft,
  fixed: FixedKind,
  text: string,
  place: { readonly from: number; readonly to: number; readonly inline: Inline | undefined },
): string {
  const last = draft.pieces.at(-1);
  const follows = last?.kind === 'fixed' && last.fixed === fixed && last.end === draft.length ? last : undefined;
  if (fixed === 'code') {
    if (follows?.shown === undefined) {
      addPiece(draft, PLACEHOLDER, { kind: 'fixed', fixed, shown: text, ...place });
      return PLACEHOLDER;
    }
    follows.shown += text;
    follows.to = place.to;
    return '';
  }
  const piece = addPiece(draft, text, { kind: 'fixed', fixed, ...place });
  if (follows) {
    draft.pieces.pop();
    follows.end = piece.end;
    follows.to = piece.to;
  }
  return text;
}
