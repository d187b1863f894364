import type { DocxEdit, EditReason } from './edit.ts';
import {
  commentText,
  isTaken,
  nothing,
  type Planned,
  planInOrder,
  type Restriction,
  type Restrictions,
  refusalOf,
  type TakenRange,
} from './planned-edits.ts';
import { type Change, trimChange } from './trim-edit.ts';

/** What the writer of a format knows about its paragraphs. */
export interface Format<Paragraph, Written, Comment> {
  readonly paragraphs: readonly Paragraph[];
  /** Returns the reason why nothing can be written in a paragraph. */
  readonly closed?: (paragraph: Paragraph) => EditReason | undefined;
  /** Maps the changed words to the source; undefined where protected text prevents it. */
  readonly layOver: (paragraph: Paragraph, change: Change, edit: DocxEdit) => Written | undefined;
  /** Returns a comment on the edit's range; undefined where it has no place. */
  readonly commentOn: (paragraph: Paragraph, edit: DocxEdit, text: string) => Comment | undefined;
}

interface PlainParagraph {
  readonly text: string;
  readonly checkable: boolean;
}

/** Decides what is written for each edit: a change, a comment, both or nothing. The plans have the order of the edits. */
export function planEach<Paragraph extends PlainParagraph, Written extends Change, Comment>(
  format: Format<Paragraph, Written, Comment>,
  edits: readonly DocxEdit[],
  restrictions: Restrictions,
): Planned<Written, Comment>[] {
  return planInOrder<Planned<Written, Comment>>(edits, restrictions, (edit, taken, restriction) =>
    planEdit(format, edit, taken, restriction),
  );
}

function planEdit<Paragraph extends PlainParagraph, Written extends Change, Comment>(
  format: Format<Paragraph, Written, Comment>,
  edit: DocxEdit,
  taken: TakenRange,
  restriction: Restriction | undefined,
): Planned<Written, Comment> {
  const paragraph = format.paragraphs[edit.paragraph];
  const refusal = refusalOf(edit, paragraph, restriction);
  if (refusal !== undefined || !paragraph) return nothing(edit, refusal ?? 'range');
  const closed = format.closed?.(paragraph);
  if (closed !== undefined) return nothing(edit, closed);
  if (edit.mode === 'comment') return commentAlone(format, paragraph, edit, undefined);
  const tracked = edit.mode === 'track';
  // a tracked change that cannot be written becomes a comment; clean text gets no comments
  const instead = (reason: EditReason) =>
    tracked ? commentAlone(format, paragraph, edit, reason) : nothing(edit, reason);
  const trimmed = trimChange(paragraph.text, { start: edit.start, end: edit.end, text: edit.replacement });
  if (!trimmed)
    return edit.comment && tracked ? commentAlone(format, paragraph, edit, undefined) : nothing(edit, 'no-change');
  if (restriction === 'comment') return instead('self-check');
  if (isTaken(trimmed, taken)) return nothing(edit, 'overlap');
  const change = format.layOver(paragraph, trimmed, edit);
  if (!change) return instead('protected');
  const comment = edit.comment && tracked ? format.commentOn(paragraph, edit, edit.comment) : undefined;
  return {
    edit,
    change,
    comment,
    outcome: { written: tracked ? 'tracked' : 'applied', commented: comment !== undefined, reason: undefined },
  };
}

function commentAlone<Paragraph extends PlainParagraph, Written extends Change, Comment>(
  { commentOn }: Format<Paragraph, Written, Comment>,
  paragraph: Paragraph,
  edit: DocxEdit,
  reason: EditReason | undefined,
): Planned<Written, Comment> {
  const text = commentText(paragraph.text, edit, reason);
  if (text === '') return nothing(edit, 'no-change');
  const comment = commentOn(paragraph, edit, text);
  if (!comment) return nothing(edit, reason === 'self-check' ? reason : 'no-comments-here');
  return { edit, change: undefined, comment, outcome: { written: 'comment', commented: false, reason } };
}
