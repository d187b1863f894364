import type { DocxEdit, EditReason } from '../docx/edit.ts';
import {
  commentText,
  isTaken,
  nothing,
  type Planned,
  planInOrder,
  type Restriction,
  type Restrictions,
  refusalOf,
  remoteText,
  type TakenRange,
} from '../docx/planned-edits.ts';
import { type Change, trimChange } from '../docx/trim-edit.ts';
import type { Piece } from '../pieces/piece.ts';
import { firstEndingAfter, piecesWithin } from '../pieces/piece-search.ts';
import { cuts, insertionPoint, placeOf, type SourcePlace } from '../pieces/placement.ts';
import type { TrackedParagraph } from './paragraph.ts';

/** A stretch of source that is deleted; stretches that touch in the source are one. */
export interface Deletion extends SourcePlace {
  readonly text: string;
  /** The first of its pieces, which has the formatting of the text. */
  readonly piece: Piece;
}

/** A change laid over the source. */
export interface TrackedChange extends Change {
  /** False for a change in the text itself. */
  readonly tracked: boolean;
  readonly deletions: readonly Deletion[];
  /** The place for new text: the end of the first deletion or, without one, a place between characters; -1 without new text. */
  readonly insertAt: number;
}

export interface TrackedComment extends SourcePlace {
  readonly text: string;
}

/** What will be written for one edit. */
export type PlannedTracked = Planned<TrackedChange, TrackedComment>;

/** Decides for every edit what is written: a tracked change, a comment, both or nothing. The plans have the order of the edits. */
export function planTracked(
  paragraphs: readonly TrackedParagraph[],
  edits: readonly DocxEdit[],
  restrictions: Restrictions = new Map(),
): PlannedTracked[] {
  return planInOrder<PlannedTracked>(edits, restrictions, (edit, taken, restriction) =>
    planEdit(paragraphs[edit.paragraph], edit, taken, restriction),
  );
}

function planEdit(
  paragraph: TrackedParagraph | undefined,
  edit: DocxEdit,
  taken: TakenRange,
  restriction: Restriction | undefined,
): PlannedTracked {
  const refusal = refusalOf(edit, paragraph, restriction);
  if (refusal !== undefined || !paragraph) return nothing(edit, refusal ?? 'range');
  if (edit.mode === 'comment') return commentAlone(paragraph, edit, undefined);
  const trimmed = trimChange(paragraph.text, { start: edit.start, end: edit.end, text: edit.replacement });
  const tracked = edit.mode === 'track';
  if (!trimmed) return edit.comment && tracked ? commentAlone(paragraph, edit, undefined) : nothing(edit, 'no-change');
  if (restriction === 'comment') return instead(paragraph, edit, 'self-check');
  if (isTaken(trimmed, taken)) return nothing(edit, 'overlap');
  const change = paragraph.trackable || !tracked ? layOver(paragraph, trimmed, edit) : undefined;
  if (!change) return instead(paragraph, edit, 'protected');
  const comment = edit.comment && tracked ? commentOn(paragraph, edit, edit.comment) : undefined;
  return {
    edit,
    change,
    comment,
    outcome: { written: tracked ? 'tracked' : 'applied', commented: comment !== undefined, reason: undefined },
  };
}

/** A tracked change that does not fit becomes a comment; clean text gets no comments. */
const instead = (paragraph: TrackedParagraph, edit: DocxEdit, reason: EditReason): PlannedTracked =>
  edit.mode === 'track' ? commentAlone(paragraph, edit, reason) : nothing(edit, reason);

function layOver({ text, pieces }: TrackedParagraph, change: Change, covered: DocxEdit): TrackedChange | undefined {
  const { start, end } = change;
  const tracked = covered.mode === 'track';
  const touched = piecesWithin(pieces, start, end);
  if (touched.some((piece) => piece.kind === 'fixed' || (piece.kind === 'atom' && cuts(piece, start, end))))
    return undefined;
  const deletions: Deletion[] = [];
  let bridge: number | undefined;
  for (const piece of touched) {
    const [first, last] = [Math.max(start, piece.start), Math.min(end, piece.end)];
    if (first >= last) {
      // a piece without width is deleted with its neighbours
      if (deletions.at(-1)?.to === piece.from) bridge = piece.to;
      continue;
    }
    const place = placeOf([piece], first, last)!;
    const before = deletions.at(-1);
    if (before && (before.to === place.from || bridge === place.from))
      deletions[deletions.length - 1] = { ...before, to: place.to, text: before.text + text.slice(first, last) };
    else deletions.push({ ...place, text: text.slice(first, last), piece });
  }
  if (change.text === '') return deletions.length > 0 ? { ...change, deletions, insertAt: -1, tracked } : undefined;
  const insertAt = deletions[0]?.to ?? insertionPoint(pieces, start, covered);
  return insertAt === undefined ? undefined : { ...change, deletions, insertAt, tracked };
}

function commentAlone(paragraph: TrackedParagraph, edit: DocxEdit, reason: EditReason | undefined): PlannedTracked {
  const text = commentText(paragraph.text, edit, reason);
  if (text === '') return nothing(edit, 'no-change');
  const comment = commentOn(paragraph, edit, text);
  if (!comment) return nothing(edit, reason === 'self-check' ? reason : 'no-comments-here');
  return { edit, change: undefined, comment, outcome: { written: 'comment', commented: false, reason } };
}

function commentOn(paragraph: TrackedParagraph, edit: DocxEdit, said: string): TrackedComment | undefined {
  const { comments, pieces } = paragraph;
  if (comments === 'nowhere') return undefined;
  if (comments !== 'here') return { ...comments, text: remoteText(paragraph, edit, said) };
  const { start, end } = edit;
  const place = start < end ? placeOf(pieces, start, end) : undefined;
  const at = place?.from ?? pieces[firstEndingAfter(pieces, start)]?.from ?? pieces.at(-1)?.to;
  return at === undefined ? undefined : { from: at, to: place?.to ?? at, text: said };
}
