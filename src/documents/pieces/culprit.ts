import type { Change } from '../docx/trim-edit.ts';

/** A change of a text; without a number it is no edit and never at fault. */
interface NumberedChange extends Change {
  readonly number?: number;
}

/**
 * Which edit is the last one begun where what is read after all of them stops being what was planned?
 *
 * @param text of the paragraph before the changes
 * @param plan of all edits
 * @param made the numbers of those edits of the paragraph that have a change; these are disjoint
 * @param masks what is put in the place of stretches that no edit touches
 * @param found what is read after them
 */
export function culpritOf(
  text: string,
  plan: readonly { readonly change: Change | undefined }[],
  made: readonly number[],
  masks: readonly Change[],
  found: string,
): number | undefined {
  const changes: NumberedChange[] = [...made.map((number) => ({ ...plan[number]!.change!, number })), ...masks];
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  let planned = '';
  let at = 0;
  const begins: { readonly number: number; readonly start: number }[] = [];
  for (const { start, end, text: written, number } of changes) {
    planned += text.slice(at, start);
    if (number !== undefined) begins.push({ number, start: planned.length });
    planned += written;
    at = end;
  }
  const difference = firstDifference(planned + text.slice(at), found);
  return (begins.findLast(({ start }) => start <= difference) ?? begins[0])?.number;
}

/** Offset in `planned` where the two stop being the same but for blanks. */
function firstDifference(planned: string, found: string): number {
  let at = 0;
  let other = 0;
  for (;;) {
    while (planned[at] === ' ') at++;
    while (found[other] === ' ') other++;
    if (at >= planned.length || planned[at] !== found[other]) return at;
    at++;
    other++;
  }
}
