import type { DocxEdit } from '../docx/edit.ts';
import { planEach } from '../docx/plan-each.ts';
import { type Planned, type Restrictions, remoteText } from '../docx/planned-edits.ts';
import type { Change } from '../docx/trim-edit.ts';
import type { Piece } from '../pieces/piece.ts';
import { firstEndingAfter, piecesWithin } from '../pieces/piece-search.ts';
import { cuts, insertionPoint, placeOf, type SourcePlace } from '../pieces/placement.ts';
import type { TrackedParagraph } from './paragraph.ts';

/** A stretch of source to delete; stretches that touch in the source are joined. */
export interface Deletion extends SourcePlace {
  readonly text: string;
  /** The first of its pieces, which has the formatting of the text. */
  readonly piece: Piece;
}

/** A change, mapped to the source. */
export interface TrackedChange extends Change {
  /** False for a change made directly in the text. */
  readonly tracked: boolean;
  readonly deletions: readonly Deletion[];
  /** The place for new text: the end of the first deletion or, if there is none, a place between characters; -1 without new text. */
  readonly insertAt: number;
}

export interface TrackedComment extends SourcePlace {
  readonly text: string;
}

/** What is written for one edit. */
export type PlannedTracked = Planned<TrackedChange, TrackedComment>;

/** Decides what is written for each edit: a tracked change, a comment, both or nothing. The plans have the order of the edits. */
export function planTracked(
  paragraphs: readonly TrackedParagraph[],
  edits: readonly DocxEdit[],
  restrictions: Restrictions = new Map(),
): PlannedTracked[] {
  return planEach({ paragraphs, layOver, commentOn }, edits, restrictions);
}

function layOver(paragraph: TrackedParagraph, change: Change, covered: DocxEdit): TrackedChange | undefined {
  const { text, pieces, trackable } = paragraph;
  const { start, end } = change;
  const tracked = covered.mode === 'track';
  if (tracked && !trackable) return undefined;
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

function commentOn(paragraph: TrackedParagraph, edit: DocxEdit, said: string): TrackedComment | undefined {
  const { comments, pieces } = paragraph;
  if (comments === 'nowhere') return undefined;
  if (comments !== 'here') return { ...comments, text: remoteText(paragraph, edit, said) };
  const { start, end } = edit;
  const place = start < end ? placeOf(pieces, start, end) : undefined;
  const at = place?.from ?? pieces[firstEndingAfter(pieces, start)]?.from ?? pieces.at(-1)?.to;
  return at === undefined ? undefined : { from: at, to: place?.to ?? at, text: said };
}
