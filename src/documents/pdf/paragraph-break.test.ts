import { describe, expect, it } from 'vitest';
import { textLine } from '../../../test/pdf/text-line.ts';
import { measureDocument } from './document-metrics.ts';
import { joinBlocks } from './join-blocks.ts';
import { pageBlocks } from './page-blocks.ts';
import { newBlock, type TextBlock } from './text-block.ts';
import type { TextLine } from './text-line.ts';

const FULL = 'The members of the society met on the bridge and walked along the';

/** Blocks of text below a page of full lines from 72 to 400. */
function blocksOf(lines: readonly TextLine[]): string[] {
  const full = Array.from({ length: 20 }, (_, index) => textLine(FULL, 72, 700 - index * 12, { right: 400 }));
  const all = [...full, ...lines];
  const blocks = pageBlocks(all, measureDocument([all]));
  return blocks.slice(1).map((block) => block.lines.map(({ line }) => line.text).join(' '));
}

describe('a line that leaves room for a number', () => {
  it('goes on with the number and the word that belongs to it', () => {
    const lines = [
      textLine('The archive is open to all who', 84, 460, { right: 380 }),
      textLine('6 years and older may come to the river with the society when it', 72, 448, {
        firstWordWidth: 5,
        right: 400,
      }),
      textLine('meets.', 72, 436),
    ];
    expect(blocksOf(lines)).toEqual([lines.map(({ text }) => text).join(' ')]);
  });
});

describe('an item in a narrow column', () => {
  it('goes on at its indent in lower case', () => {
    const lines = [
      textLine('• The society has opened its archive', 72, 448, { right: 240 }),
      textLine('and shows it to all', 84, 436, { right: 180 }),
      textLine('members of the town', 84, 424, { right: 200 }),
      textLine('who ask for it.', 84, 412, { right: 160 }),
    ];
    expect(blocksOf(lines)).toEqual([lines.map(({ text }) => text).join(' ')]);
  });
});

describe('a bold caption', () => {
  it('goes on in a line that begins with a formula', () => {
    const run = (start: number, end: number, bold: boolean) =>
      ({ start, end, bold, italic: false, raised: 0, url: undefined }) as const;
    const bold = { bold: true, right: 400 };
    const first = 'Figure 1: Computed loss of the archive and of the';
    const second = 'books if a = 3 or';
    const third = 'R = 3 and the water of the river does not fall as it did';
    const lines = [
      textLine(first, 72, 448, { ...bold, runs: [run(0, first.length, true)] }),
      textLine(third, 72, 436, { right: 400, runs: [run(0, 5, false), run(6, third.length, true)] }),
      textLine(second, 72, 424, { ...bold, runs: [run(0, second.length, true)], right: 180 }),
    ];
    expect(blocksOf(lines)).toEqual([lines.map(({ text }) => text).join(' ')]);
  });
});

describe('a bold line', () => {
  const block = (text: string, baseline: number, page: number, given: Partial<TextLine>): TextBlock => {
    const line = textLine(text, 72, baseline, { page, right: 400, ...given });
    return { ...newBlock('body', { line, columnLeft: 72, columnRight: 400 }, page), tagged: true };
  };

  it('does not go on past the smaller text below it', () => {
    const blocks = [
      block('Does the society keep better accounts than the treasurer did?', 120, 1, { bold: true, size: 12 }),
      block('The committee met in the morning.', 100, 1, { size: 11 }),
      block('Who has seen the stone of the flood?', 700, 2, { bold: true, size: 12 }),
    ];
    expect(joinBlocks(blocks)).toHaveLength(3);
  });
});

describe('the legend of a caption', () => {
  const block = (kind: TextBlock['kind'], text: string, baseline: number, page: number): TextBlock => {
    const line = textLine(text, 72, baseline, { page, right: 400 });
    return { ...newBlock(kind, { line, columnLeft: 72, columnRight: 400 }, page) };
  };

  it('is not continued by that of another caption', () => {
    const blocks = [
      block('caption', 'Figure 5 Depth of the river', 120, 1),
      block('body', 'The lines show the depth of the river in every month of the years since the flood.', 100, 1),
      block('caption', 'Figure 6 Width of the river', 700, 2),
      block('body', 'The width was taken at the bridge.', 680, 2),
    ];
    expect(joinBlocks(blocks)).toHaveLength(4);
  });
});
