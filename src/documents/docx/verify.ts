import { DocumentError } from '../document-error.ts';
import type { ZipLimits } from '../zip/zip-archive.ts';
import { commentIds } from './comments-part.ts';
import type { Revisions } from './markup.ts';
import type { OpcPackage } from './package.ts';
import type { PlannedEdit } from './plan.ts';
import { plannedTexts } from './planned-edits.ts';
import { type DocxDocument, readParts, type StoryPart } from './read-docx.ts';

/** What the self-check found in an output. */
export interface Verdict {
  /** Paragraphs of the input whose text is wrong in the output. */
  readonly failed: ReadonlySet<number>;
  /** Faults that do not belong to one paragraph. */
  readonly faults: readonly string[];
}

/** Reads an output back and compares it. It is a parameter of `applyEdits` so that tests can make it fail. */
export type Verifier = typeof verifyOutput;

/**
 * Reads an output as any program would. With our tracked changes rejected, every paragraph must have its old text and the changes without
 * tracking; with them accepted, the planned text. Ids must be unique and every comment complete.
 */
export function verifyOutput(
  document: DocxDocument,
  plan: readonly PlannedEdit[],
  revisions: Revisions,
  bytes: Uint8Array,
  limits: Partial<ZipLimits> = {},
): Verdict {
  let output: { opc: OpcPackage; parts: StoryPart[] };
  try {
    output = readParts(bytes, limits, revisions.own);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { failed: new Set(), faults: [`the output cannot be read: ${error.message}`] };
  }
  const expected = plannedTexts(document.paragraphs, plan);
  const untracked = plannedTexts(
    document.paragraphs,
    plan.filter(({ change }) => change?.tracked === false),
  );
  const failed = new Set<number>();
  const faults: string[] = [];
  let index = 0;
  for (const [i, part] of document.parts.entries()) {
    // an earlier statistics page may have been replaced
    const after = (output.parts[i]?.drafts ?? []).filter((draft) => draft.region !== 'statistics');
    let n = 0;
    for (const draft of part.drafts) {
      const at = index++;
      if (draft.region === 'statistics') continue;
      const before = document.paragraphs[at]!.text;
      const found = after[n++];
      if (
        found?.text.join('') !== (expected.get(at) ?? before) ||
        found.rejected.join('') !== (untracked.get(at) ?? before)
      )
        failed.add(at);
    }
    if (after.length !== n) faults.push(`${part.name} has ${after.length} paragraphs instead of ${n}`);
  }
  checkChanges(output, revisions, faults);
  checkComments(document, output, revisions, faults);
  return { failed, faults };
}

function checkChanges(output: { parts: readonly StoryPart[] }, revisions: Revisions, faults: string[]): void {
  const seen = new Map<string, number>();
  for (const part of output.parts) for (const [id, times] of part.oursSeen) seen.set(id, (seen.get(id) ?? 0) + times);
  for (const id of revisions.own)
    if (seen.get(id) !== 1) faults.push(`change ${id} is there ${seen.get(id) ?? 0} times`);
  if (revisions.own.size !== revisions.insertions + revisions.deletions) faults.push('changes are miscounted');
}

/** The two ends of a range, the reference, and the comment itself. */
const MARKS_OF_A_COMMENT = 3;

function checkComments(
  input: DocxDocument,
  output: { opc: OpcPackage; parts: readonly StoryPart[] },
  revisions: Revisions,
  faults: string[],
): void {
  const marks = new Map<number, number>();
  for (const part of output.parts)
    for (const [id, times] of part.commentMarks) marks.set(id, (marks.get(id) ?? 0) + times);
  const before = commentIds(input.opc);
  const after = commentIds(output.opc);
  for (const { id } of revisions.comments)
    if (marks.get(id) !== MARKS_OF_A_COMMENT || !after.has(id)) faults.push(`comment ${id} is incomplete`);
  if (after.size !== before.size + revisions.comments.length) faults.push('comments are miscounted');
}
