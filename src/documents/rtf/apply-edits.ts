import { DocumentError } from '../document-error.ts';
import { apartParagraphs } from '../docx/apart-paragraphs.ts';
import type { DocxEdit, EditOptions, EditResult } from '../docx/edit.ts';
import type { WrittenPlan } from '../docx/self-check.ts';
import { applySplices, type Splice } from '../docx/splice.ts';
import { applyTracked, placedComments, RANK } from '../tracked/apply-edits.ts';
import type { PlannedTracked, TrackedChange } from '../tracked/plan.ts';
import { notAsPlanned } from '../tracked/read-back.ts';
import {
  authorEntry,
  commentEnd,
  commentStart,
  deleted,
  inserted,
  newRtfRevisions,
  type RtfRevisions,
  textMarkup,
} from './markup.ts';
import { inOrder, type RtfDocument } from './read-rtf.ts';
import { readRtfSource } from './read-source.ts';
import { withStatistics } from './statistics-page.ts';

/**
 * Writes edits into a document as tracked changes (`\revised`, `\deleted`) and comments, or in the text itself. Everything else keeps its bytes. The
 * result is read back before it is returned; see `applyTracked`.
 */
export function applyRtfEdits(document: RtfDocument, edits: readonly DocxEdit[], options: EditOptions): EditResult {
  return applyTracked(document.paragraphs, edits, (plan) => write(document, plan, options));
}

function write(document: RtfDocument, plan: readonly PlannedTracked[], options: EditOptions): WrittenPlan {
  const { content, source } = document;
  const revisions = newRtfRevisions(source, content.authors.length, options);
  const splices = splicesOf(document, plan, revisions);
  let text = applySplices(source, splices);
  if (options.backCover) text = withStatistics(text, options.backCover);
  const { insertions, deletions, comments } = revisions;
  const markup = { insertions, deletions, comments };
  return { bytes: Buffer.from(text, 'latin1'), markup, failed: faultsOf(document, plan, revisions, text) };
}

function splicesOf(document: RtfDocument, plan: readonly PlannedTracked[], revisions: RtfRevisions): Splice[] {
  const { content, source } = document;
  const apart = apartParagraphs(document, plan);
  const splices: Splice[] = [];
  const inTextOrder = [...plan].sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end);
  for (const { edit, change } of inTextOrder) {
    if (!change) continue;
    revisions.date = revisions.dates[apart.has(edit.paragraph) ? 'apart' : 'usual'];
    writeChange(splices, source, change, revisions);
  }
  revisions.date = revisions.dates.usual;
  for (const { from, to, text } of placedComments(plan)) {
    const id = revisions.newComment();
    revisions.comments++;
    splices.push({ start: from, end: from, text: commentStart(id), rank: RANK.commentStart });
    splices.push({ start: to, end: to, text: commentEnd(revisions, id, text), rank: RANK.commentEnd });
  }
  if (revisions.insertions + revisions.deletions > 0) {
    const exists = content.authorsEnd >= 0;
    const at = exists ? content.authorsEnd : content.headEnd;
    splices.push({ start: at, end: at, text: authorEntry(revisions, exists), rank: 0 });
  }
  return splices;
}

function writeChange(
  splices: Splice[],
  source: string,
  { deletions, insertAt, text, tracked }: TrackedChange,
  revisions: RtfRevisions,
): void {
  let added = '';
  if (text !== '') {
    added = tracked ? inserted(revisions, text) : `{\\uc1 ${textMarkup(text)}}`;
    if (tracked) revisions.insertions++;
  }
  for (const [i, { from, to }] of deletions.entries()) {
    const gone = tracked ? deleted(revisions, source.slice(from, to)) : nothingBehind(source, from);
    if (tracked) revisions.deletions++;
    splices.push({ start: from, end: to, text: i === 0 ? gone + added : gone, rank: 0 });
  }
  if (deletions.length === 0) splices.push({ start: insertAt, end: insertAt, text: added, rank: RANK.insertion });
}

/** Returns the replacement for deleted text: without it, a control word before the text would include a blank or digits after it. */
const nothingBehind = (source: string, at: number): string =>
  /\\[a-zA-Z]+-?\d*$/.test(source.slice(Math.max(0, at - 60), at)) ? '{}' : '';

/** Reads an output as any program would: its paragraphs must equal the plan, and every comment must be there. */
function faultsOf(
  document: RtfDocument,
  plan: readonly PlannedTracked[],
  revisions: RtfRevisions,
  text: string,
): WrittenPlan['failed'] {
  try {
    const output = readRtfSource(text, revisions.number);
    if (output.comments !== document.content.comments + revisions.comments) return 'all';
    return notAsPlanned(document.paragraphs, plan, document.drafts, inOrder(output.drafts));
  } catch (error) {
    if (error instanceof DocumentError) return 'all';
    throw error;
  }
}
