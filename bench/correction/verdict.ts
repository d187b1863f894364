import { tokenize } from '../../src/text/token.ts';

export interface MarkedParagraph {
  readonly text: string;
  readonly edits: readonly Mark[];
}

/** A reader's correction: the span and the possible texts, best first. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly to: readonly string[];
}

export interface MadeEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Verdict = 'right' | 'overlap' | 'none';

/**
 * Judges an edit by the marks of a paragraph; spans are half-open UTF-16 offsets into its text. An edit is right if it
 * makes a marked edit or a part of a longer one.
 */
export function verdictOn({ text, edits }: MarkedParagraph, edit: MadeEdit): Verdict {
  const touched = edits.filter((mark) => edit.start <= mark.end && edit.end >= mark.start);
  if (touched.some((mark) => mark.to.some((to) => makes(text, edit, { ...mark, text: to })))) return 'right';
  return touched.length > 0 ? 'overlap' : 'none';
}

function makes(text: string, edit: MadeEdit, mark: MadeEdit): boolean {
  return sameChange(text, edit, mark) || isPartOf(text, edit, mark);
}

/** True when two edits give the same text, whichever part of it each rewrites. Several spaces count as one. */
export function sameChange(text: string, a: MadeEdit, b: MadeEdit): boolean {
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  const result = (edit: MadeEdit): string =>
    `${text.slice(start, edit.start)}${edit.text}${text.slice(edit.end, end)}`.replace(/\s+/g, ' ').trim();
  return result(a) === result(b);
}

/** True when the longer edit contains the words that the shorter one inserts, and no longer those that it removes. */
function isPartOf(text: string, part: MadeEdit, whole: MadeEdit): boolean {
  const wordsOf = (written: string): string =>
    ` ${tokenize(written)
      .map((token) => token.lower)
      .join(' ')} `;
  const [made, gone, there] = [part.text, text.slice(part.start, part.end), whole.text].map(wordsOf);
  return made!.trim() !== '' && part.end > part.start && there!.includes(made!) && !there!.includes(gone!);
}
