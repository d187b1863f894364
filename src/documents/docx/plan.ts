import { type CommentPlace, commentPlace } from './comment-place.ts';
import type { DocxEdit, EditOutcome, EditReason } from './edit.ts';
import type { DocxParagraph, ParagraphSource } from './paragraph.ts';
import { type Placement, placeChange } from './placement.ts';
import type { DocxDocument } from './read-docx.ts';
import { type Change, trimChange } from './trim-edit.ts';
import { hasForbiddenCharacters } from './xml/characters.ts';

/** A change, laid over the paragraph and over each of its copies. */
export interface PlannedChange extends Change {
  /** False where the text itself is changed. */
  readonly tracked: boolean;
  readonly layers: readonly { readonly source: ParagraphSource; readonly placement: Placement }[];
}

export interface PlannedComment {
  readonly place: CommentPlace;
  readonly text: string;
}

/** What will be written for one edit. */
export interface PlannedEdit {
  readonly edit: DocxEdit;
  readonly change: PlannedChange | undefined;
  readonly comment: PlannedComment | undefined;
  readonly outcome: EditOutcome;
}

/** Limits that a failed self-check puts on paragraphs: comments only, or nothing at all. */
export type Restrictions = ReadonlyMap<number, 'comment' | 'nothing'>;

/** Decide for every edit what is written: a change, a comment, both or nothing. The order is the edits' own. */
export function planEdits(
  document: DocxDocument,
  edits: readonly DocxEdit[],
  restrictions: Restrictions = new Map(),
): PlannedEdit[] {
  const planned = new Array<PlannedEdit>(edits.length);
  const order = edits.map((_edit, i) => i);
  order.sort(
    (a, b) =>
      edits[a]!.paragraph - edits[b]!.paragraph ||
      edits[a]!.start - edits[b]!.start ||
      edits[a]!.end - edits[b]!.end ||
      a - b,
  );
  let paragraph = -1;
  let taken = { start: -1, end: -1 };
  for (const i of order) {
    const edit = edits[i]!;
    if (edit.paragraph !== paragraph) {
      paragraph = edit.paragraph;
      taken = { start: -1, end: -1 };
    }
    const plan = planEdit(document, edit, taken, restrictions.get(paragraph));
    planned[i] = plan;
    if (plan.change) taken = plan.change;
  }
  return planned;
}

function planEdit(
  document: DocxDocument,
  edit: DocxEdit,
  taken: { start: number; end: number },
  restriction: 'comment' | 'nothing' | undefined,
): PlannedEdit {
  const paragraph = document.paragraphs[edit.paragraph];
  if (edit.mode === 'skip') return nothing(edit, edit.reason ?? 'skipped');
  if (!paragraph || !isRange(paragraph.text, edit)) return nothing(edit, 'range');
  if (hasForbiddenCharacters(edit.replacement + (edit.comment ?? '')) || /[\r\ufffc]/.test(edit.replacement))
    return nothing(edit, 'characters');
  if (!paragraph.checkable) return nothing(edit, 'uncheckable');
  if (restriction === 'nothing') return nothing(edit, 'self-check');
  if (document.parts.find((part) => part.name === paragraph.part)?.prefix === '') return nothing(edit, 'part');
  if (edit.mode === 'comment') return comment(document, paragraph, edit, undefined);
  const tracked = edit.mode === 'track';
  const trimmed = trimChange(paragraph.text, { start: edit.start, end: edit.end, text: edit.replacement });
  if (!trimmed)
    return edit.comment && tracked ? comment(document, paragraph, edit, undefined) : nothing(edit, 'no-change');
  if (restriction === 'comment') return instead(document, paragraph, edit, 'self-check');
  if (trimmed.start < taken.end || (trimmed.start === taken.start && trimmed.end === taken.end))
    return nothing(edit, 'overlap');
  const layers = layOver(paragraph, trimmed, edit);
  if (!layers) return instead(document, paragraph, edit, 'protected');
  const change = { ...trimmed, layers, tracked };
  const place = edit.comment && tracked ? commentPlace(document, paragraph, edit) : undefined;
  return {
    edit,
    change,
    comment: place && { place, text: placedText(place, edit, paragraph, edit.comment ?? '') },
    outcome: { written: tracked ? 'tracked' : 'applied', commented: place !== undefined, reason: undefined },
  };
}

/** A tracked change that does not fit becomes a comment; a reader of clean text wants none. */
function instead(document: DocxDocument, paragraph: DocxParagraph, edit: DocxEdit, reason: EditReason): PlannedEdit {
  return edit.mode === 'track' ? comment(document, paragraph, edit, reason) : nothing(edit, reason);
}

function layOver(paragraph: DocxParagraph, trimmed: Change, edit: DocxEdit): PlannedChange['layers'] | undefined {
  const layers: { source: ParagraphSource; placement: Placement }[] = [];
  for (const source of [paragraph.source, ...paragraph.source.mirrors]) {
    const placement = placeChange(source, trimmed, edit);
    if (!placement) return undefined;
    layers.push({ source, placement });
  }
  return layers;
}

function nothing(edit: DocxEdit, reason: EditReason): PlannedEdit {
  return { edit, change: undefined, comment: undefined, outcome: { written: 'nothing', commented: false, reason } };
}

function comment(
  document: DocxDocument,
  paragraph: DocxParagraph,
  edit: DocxEdit,
  reason: EditReason | undefined,
): PlannedEdit {
  const place = commentPlace(document, paragraph, edit);
  if (!place) return nothing(edit, reason === 'self-check' ? reason : 'no-comments-here');
  const covered = paragraph.text.slice(edit.start, edit.end);
  // A comment that stands in for a change must say what the change would have been.
  const suggestion = edit.replacement === covered ? '' : suggestionText(paragraph.text, edit);
  const said = edit.comment ?? '';
  const text = reason || said === '' ? [suggestion, said].filter(Boolean).join('\n') : said;
  if (text === '') return nothing(edit, 'no-change');
  return {
    edit,
    change: undefined,
    comment: { place, text: placedText(place, edit, paragraph, text) },
    outcome: { written: 'comment', commented: false, reason },
  };
}

/** What a comment says that stands in for a change. */
export function suggestionText(paragraph: string, edit: DocxEdit): string {
  const covered = paragraph.slice(edit.start, edit.end);
  if (covered === '') return `Suggestion: insert “${edit.replacement}”.`;
  if (edit.replacement === '') return `Suggestion: delete “${covered}”.`;
  return `Suggestion: “${covered}” → “${edit.replacement}”`;
}

/** A comment put at the reference to a note or text box names the passage it is about. */
function placedText(place: CommentPlace, edit: DocxEdit, paragraph: DocxParagraph, text: string): string {
  if (!place.remote) return text;
  const where = paragraph.story === 'textbox' ? 'text box' : paragraph.story;
  return `In this ${where}, “${paragraph.text.slice(edit.start, edit.end)}”: ${text}`;
}

/** Is it a range of the text that cuts no character in two? */
export function isRange(text: string, { start, end }: DocxEdit): boolean {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || end > text.length) return false;
  return !cutsPair(text, start) && !cutsPair(text, end);
}

function cutsPair(text: string, offset: number): boolean {
  return (
    offset > 0 && offset < text.length && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(offset - 1, offset + 1))
  );
}
