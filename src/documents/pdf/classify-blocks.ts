import { BARE_CAPTION, CAPTION } from './caption-label.ts';
import type { DocumentMetrics } from './document-metrics.ts';
import { isPlainBullet, readListMarker } from './list-marker.ts';
import { markFootnotes } from './mark-footnotes.ts';
import { endsSentence } from './paragraph-break.ts';
import { firstLine, lastLine, setKind, type TextBlock } from './text-block.ts';

const CITES = /(?:^|[\s(])(?:in|see|and|of|from|to|by|with|the|or)$/u;
const NUMBERED = /^(?:(?:chapter|part|section|appendix)\s+)?(?:\d{1,2}|[A-Z]|[IVX]{1,5})(?:\.\d{1,2})*\.?\s+\p{Lu}/u;
const SECTION = /^§\s?\d/u;
/** Largest number of blocks (listings, notes) between two items of one list. */
const COUNTED_OVER = 6;
/** Space around a separate line, as a multiple of the usual leading. */
const APART = 1.4;
const MAX_HEADING_LINES = 4;
const MAX_HEADING_CHARACTERS = 220;
/** Titles take more room than other headings, and are at least this many times as large as the text. */
const TITLE = { size: 1.4, lines: 6, characters: 320 };

/**
 * Sets the kind of body blocks: heading, caption, footnote. `blocks` are those of one page, in reading order; with
 * `trustsTags` tagged blocks keep their kinds.
 */
export function classifyPage(
  blocks: readonly TextBlock[],
  pageHeight: number,
  metrics: DocumentMetrics,
  trustsTags: boolean,
): void {
  blocks.forEach((block, index) => {
    if ((block.tagged && trustsTags) || (block.kind !== 'body' && block.kind !== 'listItem')) return;
    const { text } = firstLine(block).line;
    const labelled = CAPTION.test(text) || (BARE_CAPTION.test(text) && isNoSentence(block));
    if (labelled && !isCited(blocks, index)) setKind(block, 'caption');
    else if (isHeading(block, metrics)) setKind(block, 'heading');
  });
  blocks.forEach((block, index) => {
    if (block.kind !== 'body' || block.tagged) return;
    if (isItalicHeading(blocks, index, metrics) || isLargerLine(blocks, index, metrics)) setKind(block, 'heading');
  });
  markFootnotes(blocks, pageHeight, metrics);
  dropLoneMarkers(blocks, metrics);
}

/** True for what is no sentence about a figure: its number is bold, or it has no stop at its end, and no page number as in a list of figures. */
function isNoSentence(block: TextBlock): boolean {
  const { bold, runs } = firstLine(block).line;
  const end = lastLine(block).line.text;
  return bold || (runs[0]?.start === 0 && runs[0].bold) || !(endsSentence(end) || /\d$/u.test(end));
}

/** True for "Figure 5." on top of a column that ends the sentence of the column before: "the problems shown in". */
function isCited(blocks: readonly TextBlock[], index: number): boolean {
  const block = blocks[index]!;
  const { size } = firstLine(block).line;
  const before = blocks.slice(0, index).findLast((other) => {
    const last = lastLine(other).line;
    return other.kind === 'body' && last.glyphs >= 20 && Math.abs(last.size - size) < 0.3;
  });
  return before !== undefined && before.region !== block.region && CITES.test(lastLine(before).line.text);
}

function isHeading(block: TextBlock, metrics: DocumentMetrics): boolean {
  const { lines } = block;
  const first = firstLine(block).line;
  const length = lines.reduce((sum, { line }) => sum + line.text.length, 0);
  const title = first.size > metrics.bodySize * TITLE.size;
  if (lines.length > (title ? TITLE.lines : MAX_HEADING_LINES)) return false;
  if (length > (title ? TITLE.characters : MAX_HEADING_CHARACTERS) || !/\p{L}/u.test(first.text)) return false;
  if (block.marker !== undefined && !block.ordered) return false;
  const text = lastLine(block).line.text;
  const large = first.size > metrics.bodySize * 1.12;
  if (large) return length > 1 && (!endsSentence(text) || length < 90);
  const bold = lines.every(({ line }) => line.bold);
  if (bold && first.size > metrics.bodySize * 0.93) {
    const stops = /\.$/u.test(text) && length >= (SECTION.test(first.text) ? 150 : 60);
    return lines.length <= 3 && length < 200 && !/[,;]$/u.test(text) && !stops;
  }
  if (first.size > metrics.bodySize * 0.75 && isCapitals(block) && length < 120 && !endsSentence(text)) return true;
  if (first.size < metrics.bodySize * 0.97 || lines.length > 2 || endsSentence(text)) return false;
  const italic = lines.every(({ line }) => line.italic);
  return italic && length < 100 && NUMBERED.test(first.text);
}

/** True for capitals or small capitals, centred or with a number: nothing else in running text looks like this. */
function isCapitals(block: TextBlock): boolean {
  const { line, columnLeft, columnRight } = firstLine(block);
  if (block.lines.length > 3 || line.monospaced || line.formula) return false;
  const text = block.lines.map((placed) => placed.line.text).join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 5 || (/\p{Ll}/u.test(text) && !line.smallCapitals)) return false;
  const left = line.left - columnLeft;
  const centred = left > line.size && Math.abs(left - (columnRight - line.right)) < line.size * 1.5;
  return centred || NUMBERED.test(line.text);
}

/** True for a single italic line in the size of the text that is nearer to the paragraph below than to the text above. */
function isItalicHeading(blocks: readonly TextBlock[], index: number, metrics: DocumentMetrics): boolean {
  const block = blocks[index]!;
  const { line } = firstLine(block);
  const above = blocks[index - 1];
  const below = blocks[index + 1];
  if (block.lines.length > 1 || !line.italic || line.formula || line.text.length > 80 || !below) return false;
  if (line.size < metrics.bodySize * 0.97 || endsSentence(line.text) || /[,;]$/u.test(line.text)) return false;
  const next = firstLine(below).line;
  if (below.region !== block.region || next.italic || (below.kind !== 'body' && below.kind !== 'code')) return false;
  const leading = metrics.leading(line.size);
  const spaceBelow = line.baseline - next.baseline;
  if (spaceBelow <= 0 || spaceBelow > leading * 2.2) return false;
  if (above?.region !== block.region) return true;
  const spaceAbove = lastLine(above).line.baseline - line.baseline;
  // word processors leave as much space below as above
  if (spaceBelow > leading * APART && spaceAbove > Math.max(spaceBelow * 0.95, leading * APART)) return true;
  return above.kind !== 'heading' && spaceAbove > Math.max(spaceBelow, leading) * 1.25;
}

/** True for a line slightly larger than the text with space around it, the form of subsection headings in article classes. */
function isLargerLine(blocks: readonly TextBlock[], index: number, metrics: DocumentMetrics): boolean {
  const block = blocks[index]!;
  const { line } = firstLine(block);
  const below = blocks[index + 1];
  if (block.lines.length > 2 || line.size < metrics.bodySize * 1.06 || line.formula || line.monospaced) return false;
  const text = lastLine(block).line.text;
  if (line.text.length > 90 || endsSentence(text) || /[,–—-]$/u.test(text) || !/^[\p{Lu}\d]/u.test(line.text))
    return false;
  if (below?.region !== block.region || firstLine(below).line.size > metrics.bodySize * 1.04) return false;
  const leading = metrics.leading(metrics.bodySize);
  const spaceBelow = lastLine(block).line.baseline - firstLine(below).line.baseline;
  if (spaceBelow < leading * 1.15 || spaceBelow > leading * 2.4) return false;
  const above = blocks[index - 1];
  if (above?.region !== block.region) return true;
  return lastLine(above).line.baseline - line.baseline > Math.max(leading * APART, spaceBelow * 1.05);
}

/**
 * Turns lone list items into text: an item needs other items, a hanging indent or a true bullet, while a lone line that starts with "1984." or a dash is text.
 */
function dropLoneMarkers(blocks: readonly TextBlock[], metrics: DocumentMetrics): void {
  const counted = blocks.map((block) =>
    block.kind === 'listItem' && block.ordered ? numberOf(block.marker) : undefined,
  );
  blocks.forEach((block, index) => {
    if (block.kind !== 'listItem' || block.tagged) return;
    const { line, columnLeft } = firstLine(block);
    const marker = readListMarker(line.text);
    if (!marker) return;
    const plain = isPlainBullet(marker);
    const indented = line.left - columnLeft > line.size * 0.5;
    const second = block.lines[1]?.line;
    const hanging = second !== undefined && second.left > line.left + line.size * 0.5;
    const neighbours = [blocks[index - 1], blocks[index + 1]].some(
      (other) => other?.kind === 'listItem' && (marker.marker !== '—' || other.marker === '—'),
    );
    // "— M. Twain" below a quotation names its author, however far it is indented
    const attribution = marker.marker === '—' && !neighbours;
    const counts = countsOn(counted, index);
    // "1) During the past month…" with the indent of every paragraph and the next line at the edge is not a list
    const flat = second !== undefined && second.left < line.left + line.size * 0.3;
    const asParagraph =
      metrics.firstLineIndent > 0 && Math.abs(line.left - columnLeft - metrics.firstLineIndent) < line.size * 0.35;
    const running = marker.ordered && (flat || (second === undefined && asParagraph && !neighbours && !counts));
    if (!running && !attribution && (plain || indented || hanging || neighbours || counts)) return;
    block.kind = 'body';
    block.marker = undefined;
    block.markerLength = 0;
  });
}

function numberOf(marker: string | undefined): number | undefined {
  const digits = /\d{1,3}/.exec(marker ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** True for an item whose number follows that of an earlier item or precedes that of a later one: listings may come between them. */
function countsOn(numbers: readonly (number | undefined)[], index: number): boolean {
  const own = numbers[index];
  if (own === undefined) return false;
  const before = numbers.slice(Math.max(0, index - COUNTED_OVER), index).findLast((number) => number !== undefined);
  const after = numbers.slice(index + 1, index + 1 + COUNTED_OVER).find((number) => number !== undefined);
  return before === own - 1 || after === own + 1;
}

/**
 * Ranks the looks of headings: larger and then bolder headings get a higher level. Numbers such as 2.1 decide between headings of
 * one look. A tagged heading keeps the level of its tag.
 */
export function assignHeadingLevels(blocks: readonly TextBlock[]): void {
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 0);
  const looks = [...new Set(headings.map(lookOf))].sort((a, b) => b - a);
  for (const heading of headings) {
    heading.level = Math.min(6, looks.indexOf(lookOf(heading)) + 1);
  }
}

/** Returns a number that is larger for more important looks: size in steps of half a point, then weight, then depth of numbering. */
function lookOf(block: TextBlock): number {
  const { line } = firstLine(block);
  const depth = /^\d{1,2}((?:\.\d{1,2})*)\.?\s/u.exec(line.text)?.[1]?.split('.').length ?? 1;
  return Math.round(line.size * 2) * 100 + (line.bold ? 50 : 0) - Math.min(9, depth);
}
