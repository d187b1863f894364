import type { Span } from '../../text/span.ts';

/** A change of a paragraph's text. */
export interface FittedEdit extends Span {
  readonly replacement: string;
}

/**
 * Adjusts the blanks at the ends of a paragraph's edits, in order, so that making them gives exactly `wanted`: a
 * word removed at the end of a line takes the blank before it along, one between two blanks takes one of them. Where
 * that does not help, a replacement becomes the text of `wanted` at its place, if they differ only in signs and blanks:
 * a converter uses narrow blanks and quotation marks of its own, and lacks some signs.
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
 * Trims edits, in order, so that none reaches into the next: the word that an insertion covers may be the one that
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

/** Differences in length, in characters, that the signs of a replacement may have after conversion. */
const SLACK = [0, -1, 1, -2, 2, -3, 3];

/** Returns the edit with the wanted text at `at` as its replacement, if both have the same letters and digits. */
function asConverted<E extends FittedEdit>(edit: E, wanted: string, at: number): E[] {
  const letters = lettersOf(edit.replacement);
  return SLACK.map((more) => wanted.slice(at, at + edit.replacement.length + more))
    .filter((replacement) => lettersOf(replacement) === letters)
    .map((replacement) => ({ ...edit, replacement }));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Yields the edit itself, and the edit with one blank more or less on its sides. */
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
