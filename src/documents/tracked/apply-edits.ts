import type { DocxEdit, EditResult } from '../docx/edit.ts';
import type { TrackedParagraph } from './paragraph.ts';
import { type PlannedTracked, planTracked } from './plan.ts';

/** A document with a plan written into it. */
export interface WrittenPlan {
  readonly bytes: Uint8Array;
  readonly markup: EditResult['markup'];
  /** Paragraphs that do not read back as planned; `all` where no paragraph can be blamed. */
  readonly failed: ReadonlySet<number> | 'all';
}

/** A plan that still fails with all of its failing paragraphs restricted is narrowed at most this often. */
const MAX_ROUNDS = 4;

/**
 * Writes edits: as tracked changes and comments, or in the text itself. Before the result is handed out it is read back; a paragraph whose text is not as expected gets its
 * edits as comments, and if that fails too, not at all. Edits that do not fit are never an error: their outcome says what became of them.
 *
 * @param write lays a plan over the source and reads the result
 */
export function applyTracked(
  paragraphs: readonly TrackedParagraph[],
  edits: readonly DocxEdit[],
  write: (plan: readonly PlannedTracked[]) => WrittenPlan,
): EditResult {
  const restrictions = new Map<number, 'comment' | 'nothing'>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const plan = planTracked(paragraphs, edits, restrictions);
    const written = write(plan);
    if (written.failed !== 'all' && written.failed.size === 0) return resultOf(plan, written);
    const blamed = written.failed === 'all' ? edits.map(({ paragraph }) => paragraph) : written.failed;
    for (const index of blamed) restrictions.set(index, round === 0 ? 'comment' : 'nothing');
  }
  const plan = planTracked(paragraphs, edits, new Map(edits.map(({ paragraph }) => [paragraph, 'nothing'])));
  return resultOf(plan, write(plan));
}

function resultOf(plan: readonly PlannedTracked[], { bytes, markup }: WrittenPlan): EditResult {
  const outcomes = plan.map(({ outcome }) => outcome);
  const count = (written: string) => outcomes.filter((outcome) => outcome.written === written).length;
  return {
    bytes,
    outcomes,
    tracked: count('tracked'),
    commented: count('comment'),
    skipped: count('nothing'),
    markup,
  };
}

/** The text of each changed paragraph with every change of the plan made. */
export function plannedTexts(
  paragraphs: readonly TrackedParagraph[],
  plan: readonly PlannedTracked[],
): Map<number, string> {
  const changes = new Map<number, { start: number; end: number; text: string }[]>();
  for (const { edit, change } of plan)
    if (change) changes.set(edit.paragraph, [...(changes.get(edit.paragraph) ?? []), change]);
  return new Map(
    [...changes].map(([index, list]) => {
      const { text } = paragraphs[index]!;
      let out = '';
      let at = 0;
      for (const change of list.sort((a, b) => a.start - b.start || a.end - b.end)) {
        out += text.slice(at, change.start) + change.text;
        at = change.end;
      }
      return [index, out + text.slice(at)];
    }),
  );
}

/** A place in the source with everything that is written there. */
export interface PlacedComment {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The comments of a plan, their ends moved out of stretches that are deleted. */
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
