import { startsLower } from './paragraph-break.ts';
import type { TextLine } from './text-line.ts';
import { xyCut } from './xy-cut.ts';

/** Pages with fewer lines above the previous line are too small to judge. */
const LEAST_RISES = 6;
const LEAST_ROWS = 6;
/** In a file with an order, at most this share of a page's lines is above the previous line in one column. */
const MAX_RISES = 0.2;
const WIDE_LINE_GLYPHS = 18;

/**
 * Sorts the lines of a page by place where the file gives no useful order: lines in random order, or line by line across the columns, as in the
 * text layer of scans and of some converters. All other pages keep the order of the file, which is right more
 * often (see `findRegions`).
 */
export function orderOf(lines: TextLine[]): TextLine[] {
  if (lines.some((line) => line.tag !== undefined)) return lines;
  return isChaotic(lines) || isRowByRow(lines) ? xyCut(lines) : lines;
}

function isChaotic(lines: readonly TextLine[]): boolean {
  let rises = 0;
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!;
    const above = lastInColumn(lines, index);
    if (above && line.baseline > above.baseline + Math.max(above.size, line.size) * 0.6) rises++;
  }
  return rises >= LEAST_RISES && rises > lines.length * MAX_RISES;
}

/** Returns the last line before the one at `index` that lies above or below it. */
function lastInColumn(lines: readonly TextLine[], index: number): TextLine | undefined {
  const { left, right } = lines[index]!;
  for (let at = index - 1; at >= 0; at--) {
    const other = lines[at]!;
    if (Math.min(other.right, right) > Math.max(other.left, left)) return other;
  }
  return undefined;
}

/** True for rows of two or more long lines whose columns continue from row to row; in a table, each cell starts a new text. */
function isRowByRow(lines: readonly TextLine[]): boolean {
  let rows = 0;
  let inRows = 0;
  let lower = 0;
  for (let index = 1; index < lines.length; index++) {
    const left = lines[index - 1]!;
    const right = lines[index]!;
    if (left.glyphs < WIDE_LINE_GLYPHS || right.glyphs < WIDE_LINE_GLYPHS) continue;
    if (Math.abs(left.baseline - right.baseline) > left.size * 0.3 || right.left < left.right) continue;
    rows++;
    inRows += 2;
    if (startsLower(left.text)) lower++;
    if (startsLower(right.text)) lower++;
  }
  return rows >= LEAST_ROWS && inRows > lines.length * 0.4 && lower > inRows * 0.4;
}
