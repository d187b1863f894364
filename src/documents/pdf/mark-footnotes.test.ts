import { expect, it } from 'vitest';
import { textLine } from '../../../test/pdf/text-line.ts';
import { measureDocument } from './document-metrics.ts';
import { markFootnotes } from './mark-footnotes.ts';
import { pageBlocks } from './page-blocks.ts';
import type { TextLine } from './text-line.ts';

const tagged = (text: string, baseline: number, given: Partial<TextLine> = {}): TextLine =>
  textLine(text, 72, baseline, { tag: { block: { kind: 'body', level: 0, unsure: false }, cell: 0 }, ...given });

it.each([8, 10])('marks notes that are tagged as paragraphs, in type of %i points', (size) => {
  const lines = [
    tagged('The members of the society met on the bridge and walked along the river.', 700),
    tagged('The treasurer came with them and showed them the stone of the flood.', 684),
    tagged('1 The stone is kept in the museum.', 90, {
      size,
      runs: [
        { start: 0, end: 1, bold: false, italic: false, raised: 1, url: undefined },
        { start: 1, end: 34, bold: false, italic: false, raised: 0, url: undefined },
      ],
    }),
  ];
  const metrics = measureDocument([lines]);
  const blocks = pageBlocks(lines, metrics);
  markFootnotes(blocks, 792, metrics);
  expect(blocks.map(({ kind }) => kind)).toEqual(['body', 'body', 'footnote']);
});
