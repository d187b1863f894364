import { expect, it } from 'vitest';
import type { ViewParagraph } from '../../../contract/document-review.ts';
import { foldUnchanged } from './unchanged-lines.ts';

const source = (index: number, lines: number, place?: string): { readonly first: ViewParagraph } => ({
  first: {
    index,
    text: Array.from({ length: lines }, (_, i) => `line ${i}`).join('\n'),
    kind: 'source',
    level: 0,
    ...(place && { place }),
  },
});
const changedIn = (...paragraphs: number[]) => new Map(paragraphs.map((paragraph) => [paragraph, []]));
const shape = (runs: ReturnType<typeof foldUnchanged>) => runs.map(({ groups, lines }) => [groups.length, lines]);

it('folds long runs of LaTeX lines without a change, each file on its own', () => {
  const groups = [source(0, 8, 'a.tex'), source(1, 9, 'a.tex'), source(2, 3, 'a.tex'), source(3, 20, 'a.tex')];
  const other = [source(4, 30, 'b.tex')];
  expect(shape(foldUnchanged([...groups, ...other], changedIn(2)))).toEqual([
    [2, 17],
    [1, 0],
    [1, 20],
    [1, 30],
  ]);
});

it('shows short runs, and everything of documents that are read from beginning to end', () => {
  expect(shape(foldUnchanged([source(0, 5, 'a.tex'), source(1, 2, 'a.tex')], changedIn(1)))).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(shape(foldUnchanged([source(0, 50), source(1, 2)], changedIn()))).toEqual([[2, 0]]);
});
