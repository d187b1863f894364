import { plannedTexts } from '../docx/planned-edits.ts';
import type { WrittenPlan } from '../docx/self-check.ts';
import type { TrackedParagraph } from './paragraph.ts';
import type { PlannedTracked } from './plan.ts';

/** A paragraph read from a source or from an output. */
export interface ReadParagraph {
  readonly region: TrackedParagraph['reason'];
  readonly chunks: readonly string[];
  /** Text as seen by a reader who rejects our changes. */
  readonly rejected: readonly string[];
}

/**
 * Compares the text read from an output with the plan. With our changes rejected, every paragraph must have its old text; with them accepted, the
 * planned one. Statistics pages are left out, because the output may have a new one.
 *
 * @param before the paragraphs of the source, one for each of `paragraphs`
 * @returns the indexes of the paragraphs that differ; `all` when the output has more or fewer paragraphs
 */
export function notAsPlanned(
  paragraphs: readonly TrackedParagraph[],
  plan: readonly PlannedTracked[],
  before: readonly ReadParagraph[],
  after: readonly ReadParagraph[],
): WrittenPlan['failed'] {
  const output = after.filter(({ region }) => region !== 'statistics');
  const kept = [...before.keys()].filter((index) => before[index]!.region !== 'statistics');
  if (output.length !== kept.length) return 'all';
  const accepted = plannedTexts(paragraphs, plan);
  const rejected = plannedTexts(
    paragraphs,
    plan.filter(({ change }) => change?.tracked === false),
  );
  const differs = (index: number, n: number): boolean => {
    const { text } = paragraphs[index]!;
    const found = output[n]!;
    return (
      found.chunks.join('') !== (accepted.get(index) ?? text) ||
      found.rejected.join('') !== (rejected.get(index) ?? text)
    );
  };
  return new Set(kept.filter(differs));
}
