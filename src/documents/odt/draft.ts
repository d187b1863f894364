import type { StoryKind, UncheckableReason } from '../docx/paragraph.ts';
import { type FixedKind, type Piece, PLACEHOLDER } from '../pieces/piece.ts';
import type { TextStyle } from './styles.ts';

/** An element between a paragraph and its text that is open at the moment of reading: a span, a link. */
export interface Inline {
  readonly parent: Inline | undefined;
  readonly tag: string;
  readonly style: Pick<TextStyle, 'italic' | 'monospaced' | 'code' | 'hidden'>;
}

/** A piece with the elements that it lies in, which its text takes along when it is deleted. */
export interface OdtPiece extends Piece {
  readonly inline: Inline | undefined;
  /** Who inserted it and when, as it is written, where someone did whose change is still open. */
  readonly inserted?: string | undefined;
}

export type OpenPiece = { -readonly [Key in keyof OdtPiece]: OdtPiece[Key] };

/** Where a paragraph lies. */
export interface Place {
  /** Undefined outside of all that is text. */
  readonly story: StoryKind | undefined;
  readonly inTable: boolean;
  readonly inList: boolean;
  readonly region: UncheckableReason | undefined;
  readonly hidden: boolean;
  /** Shapes that are drawn know no tracked changes. */
  readonly trackable: boolean;
  readonly comments: 'here' | 'nowhere' | OpenPiece;
  /** The change whose deleted text this is. */
  readonly deletion: string | undefined;
}

/** A paragraph while it is being read. */
export interface OdtDraft extends Place {
  readonly story: StoryKind;
  readonly container: number;
  readonly heading: boolean;
  readonly styleName: string | undefined;
  readonly outline: number;
  readonly pieces: OpenPiece[];
  readonly chunks: string[];
  /** What a reader sees who rejects the changes of ours. */
  readonly rejected: string[];
  readonly italic: { start: number; end: number }[];
  length: number;
  tail: string;
  monospaced: number;
}

const TAIL = 8;

/** Adds text that has a place in the document. */
export function addPiece(draft: OdtDraft, text: string, piece: Omit<OpenPiece, 'start' | 'end'>): OpenPiece {
  const start = draft.length;
  draft.chunks.push(text);
  draft.length += text.length;
  draft.tail = (draft.tail + text.slice(-TAIL)).slice(-TAIL);
  const end = draft.length;
  const last = draft.pieces.at(-1);
  const style = piece.inline?.style;
  if (style?.monospaced) draft.monospaced += text.length;
  if (style?.italic && text !== '') {
    const slanted = draft.italic.at(-1);
    if (slanted?.end === start) slanted.end = end;
    else draft.italic.push({ start, end });
  }
  if (last && joins(last, piece)) {
    last.end = end;
    last.to = piece.to;
    return last;
  }
  const added = { ...piece, start, end };
  draft.pieces.push(added);
  return added;
}

const joins = (last: OpenPiece, next: Omit<OpenPiece, 'start' | 'end'>): boolean =>
  last.kind === 'text' && next.kind === 'text' && last.to === next.from && last.inline === next.inline;

/**
 * Adds something that no edit may touch; neighbours of one kind are one. Program text reads as one sign.
 *
 * @returns what was added to the text
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
