import { placeLines } from './column-edges.ts';
import type { DocumentMetrics } from './document-metrics.ts';
import { findTables } from './find-tables.ts';
import { isPlainBullet, readListMarker } from './list-marker.ts';
import { breaksParagraph, endsSentence, sameType, startsLower, wouldHaveFitted } from './paragraph-break.ts';
import { splitTableCells } from './table-cells.ts';
import type { TaggedBlock, TagPlace } from './tag-map.ts';
import { firstLine, newBlock, type PlacedLine, type TextBlock } from './text-block.ts';
import type { TextLine } from './text-line.ts';
import { findRegions, type TextRegion } from './text-region.ts';

/** "e.g." at the end of a line does not end the sentence. */
const ENDS_IN_ABBREVIATION = /(?:^|[^\p{L}])(?:e\.\s?g|i\.\s?e|cf|viz|vs|see)\.,?$/iu;

/** An address, or the first half of one that continues in the next line: it is in monospaced type and part of the text. */
const ADDRESS = /^[([<“]?(?:https?:|www\.|doi:)/iu;

/** Addresses of a list of contacts are no halves of a sentence. */
const ENDS_IN_ADDRESS = /[\w-]\.[a-z]{2,8}$/u;
const STARTS_WITH_ADDRESS = /^[\w-]+(?::|@|\.[a-z])/u;

/** Cuts the lines of one page into blocks, in reading order. Blocks that continue in another region are joined later. */
export function pageBlocks(lines: readonly TextLine[], metrics: DocumentMetrics): TextBlock[] {
  const blocks: TextBlock[] = [];
  const tagged = new Map<TaggedBlock, TextBlock>();
  findTables(findRegions(splitTableCells(lines, metrics))).forEach((part, number) => {
    if (part.kind === 'table') {
      blocks.push(...part.rows.map((row) => rowBlock(row, number)));
      return;
    }
    const placed = placeLines(part.region, metrics);
    let block: TextBlock | undefined;
    placed.forEach((line, index) => {
      const above = placed[index - 1];
      const { tag } = line.line;
      if (tag) {
        const parent = block;
        block = tagged.get(tag.block);
        if (block) {
          addTagged(block, line, tag);
          return;
        }
        if (above && parent && isOneSentence(above, line, metrics)) {
          block = parent;
          tagged.set(tag.block, block);
          addTagged(block, line, tag);
          return;
        }
        block = openTagged(line, number, tag);
        tagged.set(tag.block, block);
        blocks.push(block);
        return;
      }
      const sameTag = above !== undefined && above.line.tag === undefined;
      if (block && sameTag && !opensBlock(block, above, line, (step) => placed[index + step], metrics)) {
        block.lines.push(line);
        return;
      }
      block = openBlock(line, number, metrics);
      blocks.push(block);
    });
  });
  return blocks;
}

function rowBlock(row: readonly TextRegion[], region: number): TextBlock {
  const cells = row.map((cell) => cell.lines.map((line) => ({ line, columnLeft: cell.left, columnRight: cell.right })));
  const [first, ...rest] = cells.flat();
  const block = newBlock('tableRow', first!, region);
  block.lines.push(...rest);
  block.cells = cells;
  return block;
}

/** True for a line that goes on with the sentence above it though it is tagged as a paragraph of its own: some writers end lines so. */
function isOneSentence(above: PlacedLine, line: PlacedLine, metrics: DocumentMetrics): boolean {
  if (above.line.tag?.block.kind !== 'body' || line.line.tag?.block.kind !== 'body') return false;
  const distance = above.line.baseline - line.line.baseline;
  if (ENDS_IN_ADDRESS.test(above.line.text.slice(-40)) || STARTS_WITH_ADDRESS.test(line.line.text.slice(0, 40)))
    return false;
  const near = distance > 0 && distance < metrics.leading(line.line.size) * 1.28;
  return near && sameType(above, line) && !endsSentence(above.line.text) && startsLower(line.line.text);
}

function openTagged(line: PlacedLine, region: number, tag: TagPlace): TextBlock {
  const block = newBlock(tag.block.kind, line, region);
  block.level = tag.block.level;
  block.tagged = true;
  if (block.kind === 'body') {
    const marker = readListMarker(line.line.text);
    if (marker && isPlainBullet(marker)) block.kind = 'listItem';
  }
  if (block.kind === 'tableRow') block.cells = cellsFor(tag, line, []);
  if (block.kind === 'listItem') setMarker(block);
  return block;
}

function addTagged(block: TextBlock, line: PlacedLine, tag: TagPlace): void {
  block.lines.push(line);
  if (block.cells) block.cells = cellsFor(tag, line, block.cells);
}

function cellsFor(tag: TagPlace, line: PlacedLine, cells: PlacedLine[][]): PlacedLine[][] {
  while (cells.length <= tag.cell) cells.push([]);
  cells[tag.cell]!.push(line);
  return cells;
}

function opensBlock(
  block: TextBlock,
  above: PlacedLine,
  line: PlacedLine,
  following: (step: number) => PlacedLine | undefined,
  metrics: DocumentMetrics,
): boolean {
  const code =
    block.kind === 'code'
      ? goesOnWithCode(above, line, metrics)
      : isCode(line.line, metrics) && !isCodeInText(above, line, metrics);
  if (code !== (block.kind === 'code')) return true;
  if (code) return above.line.baseline - line.line.baseline > metrics.leading(line.line.size) * 3.2;
  return breaksParagraph(block, above, line, following, metrics);
}

function openBlock(line: PlacedLine, region: number, metrics: DocumentMetrics): TextBlock {
  if (isCode(line.line, metrics)) return newBlock('code', line, region);
  const block = newBlock('body', line, region);
  setMarker(block);
  if (block.marker !== undefined) block.kind = 'listItem';
  return block;
}

function setMarker(block: TextBlock): void {
  const marker = readListMarker(firstLine(block).line.text);
  if (!marker) return;
  block.marker = marker.marker;
  block.markerLength = marker.length;
  block.ordered = marker.ordered;
}

function isCode(line: TextLine, metrics: DocumentMetrics): boolean {
  if (!line.monospaced || metrics.monospacedBody || line.bold || readListMarker(line.text)) return false;
  // an address in a note, after its mark
  if (line.runs[0]?.raised === 1) return false;
  if (ADDRESS.test(line.text) && !line.text.includes(' ')) return false;
  return line.glyphs > 1 || /^[{}()[\];]$/.test(line.text);
}

/** True for a line below code in the same type, which is code too, unless it is a heading: bold, and with space above. */
function goesOnWithCode(above: PlacedLine, line: PlacedLine, metrics: DocumentMetrics): boolean {
  if (!line.line.monospaced || metrics.monospacedBody || !sameType(above, line)) return false;
  const distance = above.line.baseline - line.line.baseline;
  return !line.line.bold || above.line.bold || distance < metrics.leading(line.line.size) * 1.28;
}

/**
 * True for a line of a paragraph that happens to contain only an inline piece of code: the sentence above continues, and its line
 * is full or is on the same baseline, spaced widely by a narrow justified column.
 */
function isCodeInText(above: PlacedLine, line: PlacedLine, metrics: DocumentMetrics): boolean {
  const distance = above.line.baseline - line.line.baseline;
  const { text } = above.line;
  const ended = endsSentence(text) && !ENDS_IN_ABBREVIATION.test(text.slice(-8)) && !ADDRESS.test(lastWord(text));
  if (above.line.monospaced && ended) return false;
  if (Math.abs(distance) < line.line.size * 0.3) return !ended && line.line.left > above.line.right;
  return distance < metrics.leading(above.line.size) * 1.28 && !ended && !wouldHaveFitted(above, line);
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}
