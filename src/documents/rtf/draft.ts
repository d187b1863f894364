import type { StoryKind, UncheckableReason } from '../docx/paragraph.ts';
import type { FixedKind, Piece } from '../pieces/piece.ts';

export type OpenPiece = { -readonly [Key in keyof Piece]: Piece[Key] };

/** Text of its own: the body, a note, a header. */
export interface RtfStory {
  kind: StoryKind;
  readonly comments: 'here' | 'nowhere' | OpenPiece;
  readonly trackable: boolean;
}

/** A paragraph while it is being read. */
export interface RtfDraft {
  readonly story: RtfStory;
  readonly pieces: OpenPiece[];
  readonly chunks: string[];
  /** What a reader sees who rejects the changes of ours. */
  readonly rejected: string[];
  readonly italic: { start: number; end: number }[];
  length: number;
  monospaced: number;
  region: UncheckableReason | undefined;
  style: number;
  outline: number | undefined;
  inTable: boolean;
  inList: boolean;
}

export const newDraft = (story: RtfStory): RtfDraft => ({
  ...{ story, pieces: [], chunks: [], rejected: [], italic: [], length: 0, monospaced: 0, region: undefined },
  ...{ style: 0, outline: undefined, inTable: false, inList: false },
});

interface NewPiece {
  readonly kind: Piece['kind'];
  readonly fixed?: FixedKind;
  readonly from: number;
  readonly to: number;
}

/** Adds text that has a place in the file. */
export function addPiece(
  draft: RtfDraft,
  text: string,
  piece: NewPiece,
  { italic = false, monospaced = false }: { readonly italic?: boolean; readonly monospaced?: boolean } = {},
): OpenPiece {
  const start = draft.length;
  draft.chunks.push(text);
  draft.length += text.length;
  const end = draft.length;
  if (monospaced) draft.monospaced += text.length;
  if (italic && text !== '') {
    const slanted = draft.italic.at(-1);
    if (slanted?.end === start) slanted.end = end;
    else draft.italic.push({ start, end });
  }
  const last = draft.pieces.at(-1);
  const isPair = text.length === 1 && /[\udc00-\udfff]/.test(text) && last?.kind === 'atom' && last.to === piece.from;
  const goesOn = last?.kind === 'text' && piece.kind === 'text' && last.to === piece.from;
  const joins =
    piece.kind === 'fixed' &&
    last?.kind === 'fixed' &&
    last.fixed === piece.fixed &&
    last.end === start &&
    piece.fixed !== 'reference' &&
    piece.fixed !== 'graphic';
  if (last && (goesOn || isPair || joins)) {
    last.end = end;
    last.to = piece.to;
    return last;
  }
  const added = { ...piece, start, end };
  draft.pieces.push(added);
  return added;
}
