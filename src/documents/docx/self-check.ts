import type { DocxEdit, EditResult } from './edit.ts';
import type { Planned, Restriction, Restrictions } from './planned-edits.ts';

/** A document with a plan written into it. */
export interface WrittenPlan {
  readonly bytes: Uint8Array;
  readonly markup: EditResult['markup'];
  /** Indexes of the paragraphs that do not read back as planned; `all` when the fault belongs to no single paragraph. */
  readonly failed: ReadonlySet<number> | 'all';
}

/** Largest number of rounds: a plan that still fails when all of its failing paragraphs are restricted is narrowed at most this often. */
const MAX_ROUNDS = 4;

/**
 * Plans and writes edits, and reads the result back before it is returned. A paragraph that does not read back as planned gets its edits as comments;
 * if that fails too, its edits are left out.
 *
 * @param write applies a plan to the source and reads the result
 * @returns undefined when no round succeeds
 */
export function writeChecked<Plan extends Planned>(
  edits: readonly DocxEdit[],
  plan: (restrictions: Restrictions) => readonly Plan[],
  write: (plan: readonly Plan[]) => WrittenPlan,
): EditResult | undefined {
  const restrictions = new Map<number, Restriction>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const planned = plan(restrictions);
    const written = write(planned);
    if (written.failed !== 'all' && written.failed.size === 0) return editResult(planned, written);
    const blamed = written.failed === 'all' ? edits.map(({ paragraph }) => paragraph) : written.failed;
    for (const index of blamed) restrictions.set(index, round === 0 ? 'comment' : 'nothing');
  }
  return undefined;
}

/** Returns the results of a written plan, with their numbers. */
export function editResult(plan: readonly Planned[], { bytes, markup }: Omit<WrittenPlan, 'failed'>): EditResult {
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
