import { applyEdits, type DocxEdit, type EditOptions, type EditResult, readDocx } from '../docx/index.ts';
import { asRead } from '../pieces/as-read.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import type { PlannedEdit } from './edit.ts';
import { fitEdits, keptApart } from './fit-edits.ts';
import { type LocatedEdit, locateEdits } from './locate-edits.ts';
import type { Markers } from './markers.ts';

/** Conversions of one project: the original, with marks around the edits, and with all changes made. */
export interface Conversions {
  readonly original: Uint8Array;
  readonly marked: Uint8Array;
  readonly corrected: Uint8Array;
}

export interface TrackedDocument {
  readonly result: EditResult;
  /** For each edit: true when the document shows it. */
  readonly shown: readonly boolean[];
  /** Number of changes of the source that could not be shown. */
  readonly hidden: number;
}

/** Content of a comment on an edit. */
export interface EditComment {
  readonly comment?: string;
  /** True when the edit is shown only as a comment. */
  readonly alone: boolean;
}

const LONGEST_WORD = 100;
const WORD = /[\p{L}\p{N}\p{M}'’]+|./gsu;
/** Largest number of rounds in which changes are left out because the document would not equal the converted correction. */
const MAX_ROUNDS = 3;

/**
 * Returns the converted document with the planned changes as tracked changes. Rejecting all of them gives the conversion of the
 * original, accepting all gives that of the corrected source; a paragraph for which this fails gets none.
 */
export function trackChanges(
  conversions: Conversions,
  plan: readonly PlannedEdit[],
  comments: readonly EditComment[],
  markers: Markers,
  options: EditOptions,
): TrackedDocument {
  const original = readDocx(conversions.original);
  const located = locateEdits(original.paragraphs, readDocx(conversions.marked).paragraphs, markers);
  const corrected = readDocx(conversions.corrected).paragraphs;
  let edits: DocxEdit[] = [];
  for (let round = 0; ; round++) {
    edits = plan.map((planned, i) => {
      const text = original.paragraphs[located.get(i)?.paragraph ?? -1]?.text ?? '';
      return docxEdit(planned, comments[i]!, located.get(i), text);
    });
    const wrong = fitToCorrected(original.paragraphs, corrected, edits);
    if (wrong.size === 0 || round === MAX_ROUNDS) break;
    for (const [i, { paragraph }] of located) if (wrong.has(paragraph) && plan[i]!.change) located.delete(i);
  }
  const result = applyEdits(original, edits, options);
  const shown = result.outcomes.map(({ written }) => written !== 'nothing');
  return { result, shown, hidden: plan.filter((planned, i) => planned.change && !shown[i]).length };
}

function docxEdit(
  { edit, change }: PlannedEdit,
  { comment, alone }: EditComment,
  located: LocatedEdit | undefined,
  text: string,
): DocxEdit {
  const note = comment === undefined ? {} : { comment };
  if (!located || (!change && !(edit.mode === 'comment' && alone)))
    return { paragraph: 0, start: 0, end: 0, replacement: '', mode: 'skip', reason: 'not shown' };
  if (!change || alone) {
    const covered = text.slice(located.start, located.end);
    return { ...located, replacement: covered, mode: 'comment', ...note };
  }
  const { start, end } = located;
  if (start < end) return { ...located, replacement: change.text, mode: 'track', ...note };
  // the word that the edit covers shows on which side of a boundary the new text belongs
  const right = edit.start >= change.start && edit.end > change.end;
  const beside = right
    ? text.slice(start, start + LONGEST_WORD).match(WORD)?.[0]
    : text
        .slice(Math.max(0, start - LONGEST_WORD), start)
        .match(WORD)
        ?.at(-1);
  const neighbour = beside === undefined || beside === PLACEHOLDER ? '' : beside;
  return right
    ? { ...located, end: end + neighbour.length, replacement: change.text + neighbour, mode: 'track', ...note }
    : { ...located, start: start - neighbour.length, replacement: neighbour + change.text, mode: 'track', ...note };
}

/**
 * Fits the changes to the text of the correction, including its blanks.
 *
 * @returns paragraphs that would differ from those of the converted correction
 */
function fitToCorrected(
  original: readonly { readonly text: string }[],
  corrected: readonly { readonly text: string }[],
  edits: DocxEdit[],
): Set<number> {
  const touched = new Map<number, number[]>();
  for (const [i, { mode, paragraph }] of edits.entries()) {
    if (mode !== 'track') continue;
    const list = touched.get(paragraph);
    if (list) list.push(i);
    else touched.set(paragraph, [i]);
  }
  if (original.length !== corrected.length) return new Set(touched.keys());
  const wrong = new Set<number>();
  for (const [index, numbers] of touched) {
    numbers.sort((a, b) => edits[a]!.start - edits[b]!.start || edits[a]!.end - edits[b]!.end);
    const { text } = original[index]!;
    const list = keptApart(
      text,
      numbers.map((i) => edits[i]!),
    );
    for (const [n, edit] of list.entries()) edits[numbers[n]!] = edit;
    const fitted = fitEdits(text, list, corrected[index]!.text);
    for (const [n, edit] of fitted?.entries() ?? []) edits[numbers[n]!] = edit;
    if (!fitted && asRead(edited(text, list)) !== asRead(corrected[index]!.text)) wrong.add(index);
  }
  return wrong;
}

function edited(text: string, edits: readonly DocxEdit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    out += text.slice(at, edit.start) + edit.replacement;
    at = edit.end;
  }
  return out + text.slice(at);
}
