import type { Span } from '../../text/span.ts';
import type { DocxEdit, EditOutcome, EditReason } from './edit.ts';
import type { StoryKind } from './paragraph.ts';
import type { Change } from './trim-edit.ts';
import { hasForbiddenCharacters } from './xml/characters.ts';

/** What is written for one edit; each format adds the place in its source. */
export interface Planned<Written extends Change = Change, Comment = unknown> {
  readonly edit: DocxEdit;
  readonly change: Written | undefined;
  readonly comment: Comment | undefined;
  readonly outcome: EditOutcome;
}

export type Restriction = 'comment' | 'nothing';

/** Limits that a failed self-check puts on paragraphs, by their index: comments only, or nothing at all. */
export type Restrictions = ReadonlyMap<number, Restriction>;

/** The range of the last change in a paragraph; -1 to -1 before the first one. */
export type TakenRange = Pick<Change, 'start' | 'end'>;

/**
 * Plans edits from the start of each paragraph to its end, so that each plan knows which text is already taken.
 *
 * @returns the plans in the order of `edits`
 */
export function planInOrder<Plan extends Planned>(
  edits: readonly DocxEdit[],
  restrictions: Restrictions,
  plan: (edit: DocxEdit, taken: TakenRange, restriction: Restriction | undefined) => Plan,
): Plan[] {
  const planned = new Array<Plan>(edits.length);
  const order = [...edits.keys()].sort(
    (a, b) =>
      edits[a]!.paragraph - edits[b]!.paragraph || edits[a]!.start - edits[b]!.start || edits[a]!.end - edits[b]!.end,
  );
  let paragraph = -1;
  let taken: TakenRange = { start: -1, end: -1 };
  for (const i of order) {
    const edit = edits[i]!;
    if (edit.paragraph !== paragraph) {
      paragraph = edit.paragraph;
      taken = { start: -1, end: -1 };
    }
    const next = plan(edit, taken, restrictions.get(paragraph));
    planned[i] = next;
    if (next.change) taken = next.change;
  }
  return planned;
}

/** The plan for an edit that is left out. */
export const nothing = (edit: DocxEdit, reason: EditReason) =>
  ({
    edit,
    change: undefined,
    comment: undefined,
    outcome: { written: 'nothing', commented: false, reason },
  }) as const satisfies Planned;

/** Returns the text of each changed paragraph, by its index, with all changes of the plan applied. */
export function plannedTexts(
  paragraphs: readonly { readonly text: string }[],
  plan: readonly Planned[],
): Map<number, string> {
  const changes = new Map<number, Change[]>();
  for (const { edit, change } of plan) {
    if (!change) continue;
    const list = changes.get(edit.paragraph);
    if (list) list.push(change);
    else changes.set(edit.paragraph, [change]);
  }
  const texts = new Map<number, string>();
  for (const [index, list] of changes) {
    const { text } = paragraphs[index]!;
    list.sort((a, b) => a.start - b.start || a.end - b.end);
    let out = '';
    let at = 0;
    for (const change of list) {
      out += text.slice(at, change.start) + change.text;
      at = change.end;
    }
    texts.set(index, out + text.slice(at));
  }
  return texts;
}

/** Returns the reason to leave an edit out before its change is examined; undefined when there is none. */
export function refusalOf(
  edit: DocxEdit,
  paragraph: { readonly text: string; readonly checkable: boolean } | undefined,
  restriction: Restriction | undefined,
): EditReason | undefined {
  if (edit.mode === 'skip') return edit.reason ?? 'skipped';
  if (!paragraph || !isRange(paragraph.text, edit)) return 'range';
  if (hasForbiddenCharacters(edit.replacement + (edit.comment ?? '')) || /[\r\ufffc]/.test(edit.replacement))
    return 'characters';
  if (!paragraph.checkable) return 'uncheckable';
  return restriction === 'nothing' ? 'self-check' : undefined;
}

/** True when a change shares text with the one before it, or has the same place. */
export const isTaken = ({ start, end }: Change, taken: TakenRange): boolean =>
  start < taken.end || (start === taken.start && end === taken.end);

/**
 * Returns the text of a comment without a change: the edit's comment, and the change that it replaces, if there is one.
 *
 * @param reason why the change is not made; undefined when only a comment was requested
 */
export function commentText(paragraph: string, edit: DocxEdit, reason: EditReason | undefined): string {
  const suggestion = edit.replacement === paragraph.slice(edit.start, edit.end) ? '' : suggestionText(paragraph, edit);
  const said = edit.comment ?? '';
  return reason || said === '' ? [suggestion, said].filter(Boolean).join('\n') : said;
}

/** Returns the comment for the reference to a note or text box, which must name the passage that it is about. */
export function remoteText(
  { story, text }: { readonly story: StoryKind; readonly text: string },
  { start, end }: DocxEdit,
  said: string,
): string {
  const where = story === 'textbox' ? 'text box' : story;
  return `In this ${where}, “${text.slice(start, end)}”: ${said}`;
}

function suggestionText(paragraph: string, edit: DocxEdit): string {
  const covered = paragraph.slice(edit.start, edit.end);
  if (covered === '') return `Suggestion: insert “${edit.replacement}”.`;
  if (edit.replacement === '') return `Suggestion: delete “${covered}”.`;
  return `Suggestion: “${covered}” → “${edit.replacement}”`;
}

/** True for a range of the text that splits no character. */
export function isRange(text: string, { start, end }: Span): boolean {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || end > text.length) return false;
  return !cutsPair(text, start) && !cutsPair(text, end);
}

function cutsPair(text: string, offset: number): boolean {
  return (
    offset > 0 && offset < text.length && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(offset - 1, offset + 1))
  );
}
