import { applySplices } from '../docx/splice.ts';
import { asRead } from '../pieces/as-read.ts';
import { culpritOf } from '../pieces/culprit.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { readSource, type SourceReading } from './formats.ts';
import { type PlannedSourceEdit, planSourceEdit, type SourceEdit } from './plan-edit.ts';
import type { SourceParagraph } from './source-paragraph.ts';

export interface SourceEditResult {
  /** The source with all changes made. */
  readonly source: string;
  /** One for each edit, in the order given. */
  readonly plan: readonly PlannedSourceEdit[];
}

/** Maximum number of rounds of leaving out failed changes, more than any real source needs. */
const MAX_ROUNDS = 30;
/** From this round on, a failure drops all changes of its paragraph, so that the rounds come to an end. */
const LAST_SINGLE_ROUND = 20;

/**
 * Makes edits in a source. Everything outside the changes stays unchanged, character for character. The result is read again before it is
 * returned; an edit that makes a paragraph differ from its plan is left out with the reason `syntax`.
 */
export function applySourceEdits(reading: SourceReading, edits: readonly SourceEdit[]): SourceEditResult {
  const plan = planAll(reading, edits);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const source = editedSource(reading, plan);
    const failed = source === reading.source ? [] : failures(reading, plan, readSource(reading.format, source));
    if (failed.length === 0) return { source, plan };
    for (const { made, found } of failed) {
      const single =
        found === undefined || round >= LAST_SINGLE_ROUND
          ? undefined
          : culpritOf(found.paragraph.text, plan, made, masks(found.paragraph), found.text);
      for (const i of single === undefined ? made : [single]) plan[i] = refusal(plan[i]!);
    }
  }
  return { source: reading.source, plan: plan.map((planned) => (planned.change ? refusal(planned) : planned)) };
}

const refusal = ({ edit }: PlannedSourceEdit): PlannedSourceEdit => ({
  edit,
  change: undefined,
  splices: [],
  reason: 'syntax',
});

/** Plans all edits; of two that share text the later one is rejected. */
function planAll(reading: SourceReading, edits: readonly SourceEdit[]): PlannedSourceEdit[] {
  const plan = edits.map((edit) => planSourceEdit(reading, edit));
  const order = [...plan.keys()].sort(
    (a, b) =>
      edits[a]!.paragraph - edits[b]!.paragraph || edits[a]!.start - edits[b]!.start || edits[a]!.end - edits[b]!.end,
  );
  let taken = { paragraph: -1, start: -1, end: -1 };
  for (const i of order) {
    const { edit, change } = plan[i]!;
    if (!change) continue;
    const { paragraph } = edit;
    const { start, end } = change;
    const follows = taken.paragraph === paragraph;
    if (follows && (start < taken.end || (start === taken.start && end === taken.end)))
      plan[i] = { edit, change: undefined, splices: [], reason: 'overlap' };
    else taken = { paragraph, start, end };
  }
  return plan;
}

function editedSource({ source }: SourceReading, plan: readonly PlannedSourceEdit[]): string {
  const splices = plan.flatMap((planned) =>
    planned.splices.map(({ from, to, text }) => ({ start: from, end: to, text, rank: 0 })),
  );
  return splices.length === 0 ? source : applySplices(source, splices);
}

interface Failure {
  /** Indexes of the edits that may have caused the failure. */
  readonly made: readonly number[];
  /** Actual text of their paragraph, if it helps to find the cause. */
  readonly found: { readonly paragraph: SourceParagraph; readonly text: string } | undefined;
}

function failures(reading: SourceReading, plan: readonly PlannedSourceEdit[], after: SourceReading): Failure[] {
  const made = new Map<number, number[]>();
  for (const [i, { edit, change }] of plan.entries())
    if (change) made.set(edit.paragraph, [...(made.get(edit.paragraph) ?? []), i]);
  const failed: Failure[] = [];
  let lastEdited: readonly number[] | undefined;
  for (const [i, paragraph] of reading.paragraphs.entries()) {
    const numbers = made.get(i);
    lastEdited = numbers ?? lastEdited;
    const found = after.paragraphs[i];
    const expected = changedText(paragraph, plan, numbers ?? []);
    const alike = found?.style === paragraph.style && found.part === paragraph.part;
    if (alike && masked(found) === expected) continue;
    if (numbers) failed.push({ made: numbers, found: alike ? { paragraph, text: masked(found) } : undefined });
    // a difference in a paragraph without changes comes from the changes before it
    else failed.push({ made: lastEdited ?? [...plan.keys()].filter((j) => plan[j]!.change), found: undefined });
    if (!numbers || after.paragraphs.length !== reading.paragraphs.length) return failed;
  }
  if (failed.length === 0 && after.paragraphs.length !== reading.paragraphs.length)
    failed.push({ made: lastEdited ?? [], found: undefined });
  return failed;
}

type TextChange = { readonly start: number; readonly end: number; readonly text: string };

/** Text that no edit touches: how it reads depends on the article before it, which may have changed. */
const masks = ({ pieces }: SourceParagraph): TextChange[] =>
  pieces.flatMap(({ kind, start, end }) =>
    kind === 'fixed' && end > start ? [{ start, end, text: PLACEHOLDER }] : [],
  );

const splice = (text: string, changes: readonly TextChange[]): string =>
  asRead(
    applySplices(
      text,
      changes.map((change) => ({ ...change, rank: 0 })),
    ),
  );

const masked = (paragraph: SourceParagraph): string => splice(paragraph.text, masks(paragraph));

function changedText(
  paragraph: SourceParagraph,
  plan: readonly PlannedSourceEdit[],
  numbers: readonly number[],
): string {
  return splice(paragraph.text, [...numbers.map((i) => plan[i]!.change!), ...masks(paragraph)]);
}
