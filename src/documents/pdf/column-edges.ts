import type { DocumentMetrics } from './document-metrics.ts';
import { endsSentence, startsLower } from './paragraph-break.ts';
import type { PlacedLine } from './text-block.ts';
import type { TextRegion } from './text-region.ts';

/**
 * Gives every line of a region the edges of its column: those learnt from the whole document, unless the
 * region itself shows a narrower measure (quotations, list items, boxes).
 */
export function placeLines(region: TextRegion, metrics: DocumentMetrics): PlacedLine[] {
  const { lines } = region;
  let widest = 0;
  for (const line of lines) widest = Math.max(widest, line.right);
  const placed = lines.map((line) => {
    const column = metrics.columnOf(line);
    const left = column ? column.left : region.left;
    let right = column ? column.right : widest;
    // columns of other pages may be wider from the same left edge (an abstract over two columns)
    if (column && lines.length >= 6 && right - widest > line.size * 4) right = widest;
    return { line, columnLeft: left, columnRight: Math.max(right, line.right) };
  });
  narrowQuotations(placed);
  narrowBesidePictures(placed);
  return placed;
}

/** Gives an indented stretch an edge of its own if its lines end flush before the column's edge. */
function narrowQuotations(placed: PlacedLine[]): void {
  let start = 0;
  while (start < placed.length) {
    const { line } = placed[start]!;
    let end = start + 1;
    let right = line.right;
    while (end < placed.length && Math.abs(placed[end]!.line.left - line.left) < 1) {
      right = Math.max(right, placed[end]!.line.right);
      end++;
    }
    const { columnRight } = placed[start]!;
    if (end - start >= 3 && columnRight - right > line.size * 0.5) {
      let flush = 0;
      for (let at = start; at < end; at++) if (right - placed[at]!.line.right < line.size * 0.15) flush++;
      if (flush >= 2 && flush >= (end - start) * 0.4) {
        for (let at = start; at < end; at++) placed[at] = { ...placed[at]!, columnRight: right };
      }
    }
    start = end;
  }
}

/** Fewest lines beside a picture that show where their measure ends. */
const LEAST_BESIDE = 5;
/** Lines that end further left than this before the edge of the column do not fill it, in units of the type size. */
const SHORT = 4;

/**
 * Gives lines beside a picture an edge of their own: consecutive lines end before the edge of the column, most of them
 * at one place, or most of them in the middle of a sentence. Lines of lists and verse start with capitals.
 */
function narrowBesidePictures(placed: PlacedLine[]): void {
  let start = 0;
  while (start < placed.length) {
    let end = start;
    while (end < placed.length && isShort(placed[end]!)) end++;
    // the last line of the paragraph above is short too
    if (end > start + 1 && endsSentence(placed[start]!.line.text)) start++;
    if (end - start >= LEAST_BESIDE && isMeasure(placed.slice(start, end))) {
      const right = Math.max(...placed.slice(start, end).map(({ line }) => line.right));
      for (let at = start; at < end; at++) placed[at] = { ...placed[at]!, columnRight: right };
    }
    start = Math.max(end, start + 1);
  }
}

function isShort({ line, columnRight }: PlacedLine): boolean {
  return columnRight - line.right > line.size * SHORT && !line.monospaced && !line.cell && !line.formula && !line.tag;
}

function isMeasure(lines: readonly PlacedLine[]): boolean {
  const right = Math.max(...lines.map(({ line }) => line.right));
  const flush = lines.filter(({ line }) => right - line.right < line.size * 0.2).length;
  const within = lines.slice(1).filter(({ line }) => startsLower(line.text) && !isLetterAlone(line.text)).length;
  return flush >= lines.length * 0.6 || within >= (lines.length - 1) * 0.5;
}

/** True for a letter in front of a line, as a bullet of a font of signs is read: no article. */
function isLetterAlone(text: string): boolean {
  return text[1] === ' ' && text[0] !== 'a';
}
