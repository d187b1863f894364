import { describe, expect, it } from 'vitest';
import { textLine } from '../../../test/pdf/text-line.ts';
import { measureDocument } from './document-metrics.ts';
import { pageBlocks } from './page-blocks.ts';
import type { TextLine } from './text-line.ts';

/** A line that is tagged as a paragraph of its own. */
const tagged = (text: string, baseline: number): TextLine =>
  textLine(text, 72, baseline, { tag: { block: { kind: 'body', level: 0, unsure: false }, cell: 0 } });

function blocksOf(...texts: readonly string[]): string[] {
  const lines = texts.map((text, index) => tagged(text, 700 - index * 12));
  return pageBlocks(lines, measureDocument([lines])).map((block) => block.lines.map(({ line }) => line.text).join(' '));
}

describe('lines tagged as paragraphs of their own', () => {
  it('are one paragraph where a sentence goes on', () => {
    expect(blocksOf('The members of the society met on the bridge and', 'walked along the river.')).toHaveLength(1);
  });

  it('stay apart where a sentence has ended, or another begins', () => {
    expect(blocksOf('The members met on the bridge.', 'iron was found there.')).toHaveLength(2);
    expect(blocksOf('The members of the society', 'The treasurer')).toHaveLength(2);
  });

  it('stay apart as addresses', () => {
    expect(blocksOf('Society of the River society.example', 'archive of the parish')).toHaveLength(2);
    expect(blocksOf('The archive of the parish', 'treasurer@society.example')).toHaveLength(2);
  });
});
