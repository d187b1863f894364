import { placeLines } from './column-edges.ts';
import type { DocumentMetrics } from './document-metrics.ts';
import { readListMarker } from './list-marker.ts';
import { breaksParagraph } from './paragraph-break.ts';
import { newBlock, type PlacedLine, type TextBlock } from './text-block.ts';
import type { TextLine } from './text-line.ts';
import { findRegions } from './text-region.ts';

/** Cuts the lines of one page into blocks, in reading order. Blocks that run on over regions are joined later. */
export function pageBlocks(lines: readonly TextLine[], metrics: DocumentMetrics): TextBlock[] {
  const blocks: TextBlock[] = [];
  findRegions(lines).forEach((region, number) => {
    const placed = placeLines(region, metrics);
    let block: TextBlock | undefined;
    placed.forEach((line, index) => {
      const above = placed[index - 1];
      if (block && above && !opensBlock(block, above, line, placed[index + 1], metrics)) {
        block.lines.push(line);
        return;
      }
      block = openBlock(line, number, metrics);
      blocks.push(block);
    });
  });
  return blocks;
}

function opensBlock(
  block: TextBlock,
  above: PlacedLine,
  line: PlacedLine,
  next: PlacedLine | undefined,
  metrics: DocumentMetrics,
): boolean {
  const code = isCode(line.line, metrics);
  if (code !== (block.kind === 'code')) return true;
  if (code) return above.line.baseline - line.line.baseline > metrics.leading(line.line.size) * 2.6;
  return breaksParagraph(block, above, line, next, metrics);
}

function openBlock(line: PlacedLine, region: number, metrics: DocumentMetrics): TextBlock {
  if (isCode(line.line, metrics)) return newBlock('code', line, region);
  const block = newBlock('body', line, region);
  const marker = readListMarker(line.line.text);
  if (marker) {
    block.kind = 'listItem';
    block.marker = marker.marker;
    block.markerLength = marker.length;
    block.ordered = marker.ordered;
  }
  return block;
}

function isCode(line: TextLine, metrics: DocumentMetrics): boolean {
  return line.monospaced && !metrics.monospacedBody && line.glyphs > 1;
}
