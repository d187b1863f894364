export interface MarkedParagraph {
  readonly text: string;
  readonly edits: readonly { readonly start: number; readonly end: number; readonly to: readonly string[] }[];
}

export interface MadeEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Verdict = 'right' | 'overlap' | 'none';

/** What the marks of a paragraph say of an edit; spans are half-open UTF-16 offsets into its text. */
export function verdictOn({ text, edits }: MarkedParagraph, edit: MadeEdit): Verdict {
  if (edits.some((mark) => mark.to.some((to) => sameChange(text, edit, { ...mark, text: to })))) return 'right';
  return edits.some((mark) => edit.start <= mark.end && edit.end >= mark.start) ? 'overlap' : 'none';
}

/** Do two edits give the same text, whatever part of it each rewrites? Spaces in a row count as one. */
function sameChange(text: string, a: MadeEdit, b: MadeEdit): boolean {
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  const result = (edit: MadeEdit): string =>
    `${text.slice(start, edit.start)}${edit.text}${text.slice(edit.end, end)}`.replace(/\s+/g, ' ').trim();
  return result(a) === result(b);
}
