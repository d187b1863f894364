import { readFileSync } from 'node:fs';

export interface RealEdit {
  readonly start: number;
  readonly end: number;
  /** The corrected texts, best first. */
  readonly to: readonly string[];
  readonly type: string;
}

/** A text with all corrections that authors or readers made in it. Uncorrected text counts as right. */
export interface RealText {
  readonly text: string;
  readonly edits: readonly RealEdit[];
  /** What stays together when rows are split: the paper or the repository. */
  readonly group: string;
  readonly set: 'academic' | 'commits' | 'clean' | 'learners';
  /** Read closely: some optional commas, hyphens and articles are marked. */
  readonly late: boolean;
}

interface Row {
  readonly id?: string;
  readonly repo?: string;
  readonly reading?: string;
  readonly text?: string;
  readonly source?: string;
  readonly edits?: readonly {
    start: number;
    end: number;
    to: string | readonly string[];
    type?: string;
    kind?: string;
  }[];
}

/** Reads a file of corrections, one text per line (academic paragraphs, sentences of commits, sentences that were kept). */
export function readCorrections(file: string): RealText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const row = JSON.parse(line) as Row;
      const edits = (row.edits ?? []).map(({ start, end, to, type, kind }) => ({
        start,
        end,
        to: typeof to === 'string' ? [to] : to,
        type: type ?? kind ?? '',
      }));
      return {
        text: (row.text ?? row.source)!,
        edits,
        group: row.id ?? row.repo ?? '',
        set: row.id ? 'academic' : row.edits ? 'commits' : 'clean',
        late: row.reading === 'late',
      };
    });
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** True when two edits of the text give the same result, whichever part of it each rewrites. Several spaces count as one. */
function sameChange(text: string, a: Edit, b: Edit): boolean {
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  const result = (edit: Edit): string =>
    `${text.slice(start, edit.start)}${edit.text}${text.slice(edit.end, end)}`.replace(/\s+/g, ' ').trim();
  return result(a) === result(b);
}

/** Returns the edit that a change makes (`right`), one that it touches without making it (`near`), or none. */
export function judge(
  { text, edits }: RealText,
  change: Edit,
): { readonly verdict: 'right' | 'near' | 'none'; readonly edit?: RealEdit } {
  const edit = edits.find((marked) => marked.to.some((to) => sameChange(text, change, { ...marked, text: to })));
  if (edit) return { verdict: 'right', edit };
  const near = edits.find((marked) => change.start <= marked.end && change.end >= marked.start);
  return near ? { verdict: 'near', edit: near } : { verdict: 'none' };
}
