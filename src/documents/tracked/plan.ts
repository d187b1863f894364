import type { DocxEdit, EditOutcome, EditReason } from '../docx/edit.ts';
import { isRange, suggestionText } from '../docx/plan.ts';
import { type Change, trimChange } from '../docx/trim-edit.ts';
import { hasForbiddenCharacters } from '../docx/xml/characters.ts';
import type { Piece } from '../pieces/piece.ts';
import { firstEndingAfter, piecesWithin } from '../pieces/piece-search.ts';
import { cuts, insertionPoint, placeOf, type SourcePlace } from '../pieces/placement.ts';
import type { TrackedParagraph } from './paragraph.ts';

/** A stretch of source that is deleted: neighbours in the source are one. */
export interface Deletion extends SourcePlace {
  readonly text: string;
  /** The first of its pieces, for what the text is set in. */
  readonly piece: Piece;
}

/** A change laid over the source. */
export interface TrackedChange extends Change {
  /** False where the text itself is changed. */
  readonly tracked: boolean;
  readonly deletions: readonly Deletion[];
  /** Where new text goes: behind the first deletion, else here. */
  readonly insertAt: number;
}

export interface TrackedComment extends SourcePlace {
  readonly text: string;
}

/** What will be written for one edit. */
export interface PlannedTracked {
  readonly edit: DocxEdit;
  readonly change: TrackedChange | undefined;
  readonly comment: TrackedComment | undefined;
  readonly outcome: EditOutcome;
}

/** Limits that a failed self-check puts on paragraphs: comments only, or nothing at all. */
export type Restrictions = ReadonlyMap<number, 'comment' | 'nothing'>;

/** Decides for every edit what is written: a tracked change, a comment, both or nothing. The order is the edits' own. */
export function planTracked(
  paragraphs: readonly TrackedParagraph[],
  edits: readonly DocxEdit[],
  restrictions: Restrictions = new Map(),
): PlannedTracked[] {
  const planned = new Array<PlannedTracked>(edits.length);
  const order = [...edits.keys()].sort(
    (a, b) =>
      edits[a]!.paragraph - edits[b]!.paragraph || edits[a]!.start - edits[b]!.start || edits[a]!.end - edits[b]!.end,
  );
  let taken = { paragraph: -1, start: -1, end: -1 };
  for (const i of order) {
    const edit = edits[i]!;
    if (taken.paragraph !== edit.paragraph) taken = { paragraph: edit.paragraph, start: -1, end: -1 };
    const plan = planEdit(paragraphs[edit.paragraph], edit, taken, restrictions.get(edit.paragraph));
    planned[i] = plan;
    if (plan.change) taken = { paragraph: edit.paragraph, start: plan.change.start, end: plan.change.end };
  }
  return planned;
}

function planEdit(
  paragraph: TrackedParagraph | undefined,
  edit: DocxEdit,
  taken: { readonly start: number; readonly end: number },
  restriction: 'comment' | 'nothing' | undefined,
): PlannedTracked {
  if (edit.mode === 'skip') return nothing(edit, edit.reason ?? 'skipped');
  if (!paragraph || !isRange(paragraph.text, edit)) return nothing(edit, 'range');
  if (hasForbiddenCharacters(edit.replacement + (edit.comment ?? '')) || /[\r\ufffc]/.test(edit.replacement))
    return nothing(edit, 'characters');
  if (!paragraph.checkable) return nothing(edit, 'uncheckable');
  if (restriction === 'nothing') return nothing(edit, 'self-check');
  if (edit.mode === 'comment') return commentAlone(paragraph, edit, undefined);
  const trimmed = trimChange(paragraph.text, { start: edit.start, end: edit.end, text: edit.replacement });
  const tracked = edit.mode === 'track';
  if (!trimmed) return edit.comment && tracked ? commentAlone(paragraph, edit, undefined) : nothing(edit, 'no-change');
  if (restriction === 'comment') return instead(paragraph, edit, 'self-check');
  if (trimmed.start < taken.end || (trimmed.start === taken.start && trimmed.end === taken.end))
    return nothing(edit, 'overlap');
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

/** A tracked change that does not fit becomes a comment; a reader of clean text wants none. */
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
      // what has no width goes along with what it lies between
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

const nothing = (edit: DocxEdit, reason: EditReason): PlannedTracked => ({
  edit,
  change: undefined,
  comment: undefined,
  outcome: { written: 'nothing', commented: false, reason },
});

function commentAlone(paragraph: TrackedParagraph, edit: DocxEdit, reason: EditReason | undefined): PlannedTracked {
  const covered = paragraph.text.slice(edit.start, edit.end);
  // A comment that stands in for a change must say what the change would have been.
  const suggestion = edit.replacement === covered ? '' : suggestionText(paragraph.text, edit);
  const said = edit.comment ?? '';
  const text = reason || said === '' ? [suggestion, said].filter(Boolean).join('\n') : said;
  if (text === '') return nothing(edit, 'no-change');
  const comment = commentOn(paragraph, edit, text);
  if (!comment) return nothing(edit, reason === 'self-check' ? reason : 'no-comments-here');
  return { edit, change: undefined, comment, outcome: { written: 'comment', commented: false, reason } };
}

/** A comment put at the reference to a note or text box names the passage it is about. */
function commentOn(
  { comments, pieces, story, text }: TrackedParagraph,
  { start, end }: DocxEdit,
  said: string,
): TrackedComment | undefined {
  if (comments === 'nowhere') return undefined;
  if (comments !== 'here') {
    const where = story === 'textbox' ? 'text box' : story;
    return { ...comments, text: `In this ${where}, “${text.slice(start, end)}”: ${said}` };
  }
  const place = start < end ? placeOf(pieces, start, end) : undefined;
  const at = place?.from ?? pieces[firstEndingAfter(pieces, start)]?.from ?? pieces.at(-1)?.to;
  return at === undefined ? undefined : { from: at, to: place?.to ?? at, text: said };
}
