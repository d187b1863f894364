import { startsLower } from './paragraph-break.ts';
import type { TextLine } from './text-line.ts';
import { xyCut } from './xy-cut.ts';

/** Below these numbers there is too little to judge by. */
const LEAST_RISES = 6;
const LEAST_ROWS = 6;
/** So many of a page's lines may stand above the line before, in one column, in a file with an order. */
const MAX_RISES = 0.2;
const WIDE_LINE_GLYPHS = 18;

/**
 * Gives a page an order by place where the file has none: lines in no order, or line by line across the columns, as the
 * text layer of scans and some converters have it. Every other page keeps the order of the file, which is right more
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

/** The line shown last before the one at `index` that stands above or below it. */
function lastInColumn(lines: readonly TextLine[], index: number): TextLine | undefined {
  const { left, right } = lines[index]!;
  for (let at = index - 1; at >= 0; at--) {
    const other = lines[at]!;
    if (Math.min(other.right, right) > Math.max(other.left, left)) return other;
  }
  return undefined;
}

/** Rows of two or more long lines whose columns read on from row to row: cells of a table start anew. */
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
