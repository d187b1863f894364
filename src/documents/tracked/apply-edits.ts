import type { DocxEdit, EditResult } from '../docx/edit.ts';
import { editResult, type WrittenPlan, writeChecked } from '../docx/self-check.ts';
import type { TrackedParagraph } from './paragraph.ts';
import { type PlannedTracked, planTracked } from './plan.ts';

/**
 * Writes edits: as tracked changes and comments, or in the text itself. The result is read back before it is returned; see `writeChecked`. Edits that
 * do not fit are never an error: their outcome says what happened to them.
 *
 * @param write applies a plan to the source and reads the result
 */
export function applyTracked(
  paragraphs: readonly TrackedParagraph[],
  edits: readonly DocxEdit[],
  write: (plan: readonly PlannedTracked[]) => WrittenPlan,
): EditResult {
  const checked = writeChecked(edits, (restrictions) => planTracked(paragraphs, edits, restrictions), write);
  if (checked) return checked;
  const plan = planTracked(paragraphs, edits, new Map(edits.map(({ paragraph }) => [paragraph, 'nothing'])));
  return editResult(plan, write(plan));
}

/** Order of splices at one place: ends come before beginnings. */
export const RANK = { commentEnd: 0, commentStart: 1, insertion: 2 } as const;

/** A comment and its range of the source. */
export interface PlacedComment {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the comments of a plan. An end inside a deleted stretch is moved out of it. */
export function placedComments(plan: readonly PlannedTracked[]): PlacedComment[] {
  const deleted = plan
    .flatMap(({ change }) => change?.deletions ?? [])
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => a.from - b.from);
  const around = (at: number) => {
    let low = 0;
    let high = deleted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (deleted[middle]!.to > at) high = middle;
      else low = middle + 1;
    }
    const found = deleted[low];
    return found && found.from < at ? found : undefined;
  };
  return plan.flatMap(({ comment }) => {
    if (!comment) return [];
    const { from, to, text } = comment;
    return [{ from: around(from)?.from ?? from, to: around(to)?.to ?? to, text }];
  });
}
