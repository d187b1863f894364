import type { ViewParagraph } from '../../../contract/document-review.ts';

/** Consecutive stretches of one file: shown as they are, or folded because nothing in their lines changes. */
export interface Run<T> {
  readonly groups: readonly T[];
  /** Number of lines that are folded; 0 for stretches that are shown. */
  readonly lines: number;
}

/** Shorter runs are shown: the line that replaces them takes nearly as much room. */
const SHORTEST_FOLD = 12;

/**
 * Folds what a diff of LaTeX sources leaves out, such as the preamble before the first words: runs of lines in one file without a change. Other
 * documents are read from beginning to end, so nothing in them is folded.
 */
export function foldUnchanged<T extends { readonly first: ViewParagraph }>(
  groups: readonly T[],
  changes: ReadonlyMap<number, unknown>,
): Run<T>[] {
  const runs: { groups: T[]; lines: number; foldable: boolean }[] = [];
  for (const group of groups) {
    const { kind, place, index, text } = group.first;
    // Only LaTeX sources name their file.
    const foldable = kind === 'source' && place !== undefined && !changes.has(index);
    const last = runs.at(-1);
    const lines = text.split('\n').length;
    if (last && last.foldable === foldable && (kind !== 'source' || last.groups[0]!.first.place === place)) {
      last.groups.push(group);
      last.lines += lines;
    } else runs.push({ groups: [group], lines, foldable });
  }
  return runs.map(({ groups: held, lines, foldable }) => ({
    groups: held,
    lines: foldable && lines >= SHORTEST_FOLD ? lines : 0,
  }));
}
