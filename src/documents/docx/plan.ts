import { type CommentPlace, commentPlace } from './comment-place.ts';
import type { DocxEdit, EditReason } from './edit.ts';
import type { DocxParagraph, ParagraphSource } from './paragraph.ts';
import { type Placement, placeChange } from './placement.ts';
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
} from './planned-edits.ts';
import type { DocxDocument } from './read-docx.ts';
import { type Change, trimChange } from './trim-edit.ts';

/** A change, laid over the paragraph and over each of its copies. */
export interface PlannedChange extends Change {
  /** False for a change in the text itself. */
  readonly tracked: boolean;
  readonly layers: readonly { readonly source: ParagraphSource; readonly placement: Placement }[];
}

export interface PlannedComment {
  readonly place: CommentPlace;
  readonly text: string;
}

/** What will be written for one edit. */
export type PlannedEdit = Planned<PlannedChange, PlannedComment>;

/** Decides for every edit what is written: a change, a comment, both or nothing. The plans have the order of the edits. */
export function planEdits(
  document: DocxDocument,
  edits: readonly DocxEdit[],
  restrictions: Restrictions = new Map(),
): PlannedEdit[] {
  return planInOrder<PlannedEdit>(edits, restrictions, (edit, taken, restriction) =>
    planEdit(document, edit, taken, restriction),
  );
}

function planEdit(
  document: DocxDocument,
  edit: DocxEdit,
  taken: TakenRange,
  restriction: Restriction | undefined,
): PlannedEdit {
  const paragraph = document.paragraphs[edit.paragraph];
  const refusal = refusalOf(edit, paragraph, restriction);
  if (refusal !== undefined || !paragraph) return nothing(edit, refusal ?? 'range');
  if (document.parts.find((part) => part.name === paragraph.part)?.prefix === '') return nothing(edit, 'part');
  if (edit.mode === 'comment') return comment(document, paragraph, edit, undefined);
  const tracked = edit.mode === 'track';
  const trimmed = trimChange(paragraph.text, { start: edit.start, end: edit.end, text: edit.replacement });
  if (!trimmed)
    return edit.comment && tracked ? comment(document, paragraph, edit, undefined) : nothing(edit, 'no-change');
  if (restriction === 'comment') return instead(document, paragraph, edit, 'self-check');
  if (isTaken(trimmed, taken)) return nothing(edit, 'overlap');
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

/** A tracked change that does not fit becomes a comment; clean text gets no comments. */
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

function comment(
  document: DocxDocument,
  paragraph: DocxParagraph,
  edit: DocxEdit,
  reason: EditReason | undefined,
): PlannedEdit {
  const place = commentPlace(document, paragraph, edit);
  if (!place) return nothing(edit, reason === 'self-check' ? reason : 'no-comments-here');
  const text = commentText(paragraph.text, edit, reason);
  if (text === '') return nothing(edit, 'no-change');
  return {
    edit,
    change: undefined,
    comment: { place, text: placedText(place, edit, paragraph, text) },
    outcome: { written: 'comment', commented: false, reason },
  };
}

const placedText = (place: CommentPlace, edit: DocxEdit, paragraph: DocxParagraph, text: string): string =>
  place.remote ? remoteText(paragraph, edit, text) : text;
