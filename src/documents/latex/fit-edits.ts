import type { Span } from '../../text/span.ts';

/** A change of a paragraph's text. */
export interface FittedEdit extends Span {
  readonly replacement: string;
}

/**
 * The edits of a paragraph, in order, changed in the blanks at their ends so that making them gives exactly `wanted`: a
 * word taken out at the end of a line takes the blank before it along, one between two blanks takes one of them. Where
 * that does not help, a replacement becomes what `wanted` has in its place, as long as only its signs and blanks differ:
 * a converter has narrow blanks and quotation marks of its own, and lacks some signs.
 *
 * @returns undefined where neither helps
 */
export function fitEdits<E extends FittedEdit>(text: string, edits: readonly E[], wanted: string): E[] | undefined {
  const fitted: E[] = [];
  let at = 0;
  let done = 0;
  for (const [i, edit] of edits.entries()) {
    if (edit.start < at) return undefined;
    const next = edits[i + 1]?.start ?? text.length;
    const last = i === edits.length - 1;
    const blanks = variants(text, edit, at, Math.max(next, edit.end));
    const found = [...blanks, ...asConverted(edit, wanted, done + edit.start - at)].find((variant) => {
      const made = text.slice(at, variant.start) + variant.replacement + text.slice(variant.end, next);
      // a variant of the next edit may take the blank before it
      return wanted.startsWith(last ? made : made.trimEnd(), done) && (!last || done + made.length === wanted.length);
    });
    if (!found) return undefined;
    done += found.start - at + found.replacement.length;
    at = found.end;
    fitted.push(found);
  }
  return fitted;
}

/**
 * Edits in order, cut so that none reaches into the next: what an insertion covers of the word beside it may be what
 * another edit changes.
 */
export function keptApart<E extends FittedEdit>(text: string, edits: readonly E[]): E[] {
  const apart: E[] = [];
  for (const edit of edits) {
    const before = apart.at(-1);
    const shared = before && before.end > edit.start ? text.slice(edit.start, before.end) : '';
    if (before && shared !== '' && before.replacement.endsWith(shared)) {
      const replacement = before.replacement.slice(0, -shared.length);
      apart[apart.length - 1] = { ...before, end: edit.start, replacement };
      apart.push(edit);
    } else if (before && shared !== '' && edit.replacement.startsWith(shared) && before.end <= edit.end)
      apart.push({ ...edit, start: before.end, replacement: edit.replacement.slice(shared.length) });
    else apart.push(edit);
  }
  return apart;
}

/** By how many characters the signs of a replacement may grow or shrink when it is converted. */
const SLACK = [0, -1, 1, -2, 2, -3, 3];

/** The edit with what stands at `at` in the wanted text for its replacement, where that has the same letters and digits. */
function asConverted<E extends FittedEdit>(edit: E, wanted: string, at: number): E[] {
  const letters = lettersOf(edit.replacement);
  return SLACK.map((more) => wanted.slice(at, at + edit.replacement.length + more))
    .filter((replacement) => lettersOf(replacement) === letters)
    .map((replacement) => ({ ...edit, replacement }));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** The edit as it is, and with one blank more or less on its sides. */
function variants<E extends FittedEdit>(text: string, edit: E, lowest: number, highest: number): E[] {
  const { start, end, replacement } = edit;
  const before = start > lowest && text[start - 1] === ' ' ? start - 1 : undefined;
  const after = end < highest && text[end] === ' ' ? end + 1 : undefined;
  return [
    edit,
    ...(after === undefined ? [] : [{ ...edit, end: after }]),
    ...(before === undefined ? [] : [{ ...edit, start: before }]),
    ...(replacement.endsWith(' ') ? [{ ...edit, replacement: replacement.trimEnd() }] : []),
    ...(replacement.startsWith(' ') ? [{ ...edit, replacement: replacement.trimStart() }] : []),
    ...(before === undefined || after === undefined ? [] : [{ ...edit, start: before, end: after }]),
  ];
}
