import type { Span } from '../../text/span.ts';

/** A change of a paragraph's text. */
export interface FittedEdit extends Span {
  readonly replacement: string;
}

/**
 * The edits of a paragraph, in order, changed in the blanks at their ends so that making them gives exactly `wanted`: a
 * word taken out at the end of a line takes the blank before it along, one between two blanks takes one of them.
 *
 * @returns undefined where no blanks help
 */
export function fitEdits<E extends FittedEdit>(text: string, edits: readonly E[], wanted: string): E[] | undefined {
  const fitted: E[] = [];
  let at = 0;
  let done = 0;
  for (const [i, edit] of edits.entries()) {
    if (edit.start < at) return undefined;
    const next = edits[i + 1]?.start ?? text.length;
    const last = i === edits.length - 1;
    const found = variants(text, edit, at, Math.max(next, edit.end)).find((variant) => {
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
