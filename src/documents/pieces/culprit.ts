import type { Change } from '../docx/trim-edit.ts';

/** A change of a text; without a number it is not an edit and never at fault. */
interface NumberedChange extends Change {
  readonly number?: number;
}

/**
 * Returns the last edit that begins before the place where the text read back stops being the planned one.
 *
 * @param text of the paragraph before the changes
 * @param plan plans of all edits
 * @param made indexes of those edits of the paragraph that have a change; these are disjoint
 * @param masks replacements for stretches that no edit touches
 * @param found the text read back
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

/** Returns the offset in `planned` of the first difference other than blanks. */
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
