import type { StoryKind, UncheckableReason } from '../docx/paragraph.ts';
import { type FixedKind, type Piece, PLACEHOLDER } from '../pieces/piece.ts';
import { addOrExtend, appendText, type DraftText, newDraftText } from '../tracked/draft-text.ts';

export type OpenPiece = { -readonly [Key in keyof Piece]: Piece[Key] };

/** A text with paragraphs of its own: the body, a note, a header. */
export interface RtfStory {
  kind: StoryKind;
  readonly comments: 'here' | 'nowhere' | OpenPiece;
  readonly trackable: boolean;
}

/** A paragraph that is being read. */
export interface RtfDraft extends DraftText {
  readonly story: RtfStory;
  readonly pieces: OpenPiece[];
  region: UncheckableReason | undefined;
  style: number;
  outline: number | undefined;
  inTable: boolean;
  inList: boolean;
}

export const newDraft = (story: RtfStory): RtfDraft => ({
  ...newDraftText(),
  ...{ story, pieces: [], region: undefined, style: 0, outline: undefined, inTable: false, inList: false },
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
  style: { readonly italic: boolean; readonly raised: boolean; readonly monospaced: boolean },
): OpenPiece {
  const range = appendText(draft, text, style);
  return addOrExtend(draft.pieces, { ...piece, ...range }, (last) => joins(last, { ...piece, ...range }, text));
}

/** Adds program text, which reads as one sign regardless of its number of pieces. */
export function addCode(draft: RtfDraft, text: string, from: number, to: number): OpenPiece {
  const last = draft.pieces.at(-1);
  if (last?.fixed === 'code' && last.end === draft.length) {
    last.shown += text;
    last.to = to;
    return last;
  }
  draft.rejected.push(PLACEHOLDER);
  const range = appendText(draft, PLACEHOLDER, {});
  const piece: OpenPiece = { kind: 'fixed', fixed: 'code', shown: text, from, to, ...range };
  draft.pieces.push(piece);
  return piece;
}

/** True for pieces that join: plain text, the halves of a surrogate pair, and neighbours that no edit may touch, but not notes and pictures. */
function joins(last: OpenPiece, next: OpenPiece, text: string): boolean {
  if (next.kind === 'text') return last.kind === 'text' && last.to === next.from;
  if (next.kind === 'fixed')
    return (
      last.kind === 'fixed' &&
      last.fixed === next.fixed &&
      last.end === next.start &&
      next.fixed !== 'reference' &&
      next.fixed !== 'graphic'
    );
  return last.kind === 'atom' && last.to === next.from && /^[\udc00-\udfff]$/.test(text);
}
