import type { TextLine } from './text-line.ts';

/** Least white space between columns and between parts one above the other, in units of the type size. */
const GUTTER = 0.9;
const SPACE = 0.2;
const MAX_DEPTH = 40;

/**
 * Returns the reading order by places alone (recursive XY-cut, Nagy and Seth 1984): a page is cut at the gutters that run through
 * it, else at its widest horizontal space, and each part again; columns come before rows.
 */
export function xyCut(lines: readonly TextLine[], depth = 0): TextLine[] {
  if (lines.length < 2 || depth > MAX_DEPTH) return inRows(lines);
  const em = lines.reduce((sum, line) => sum + line.size, 0) / lines.length;
  const gutter = widestGap(lines, leftOf, rightOf, em * GUTTER);
  if (gutter !== undefined) {
    return [
      ...xyCut(
        lines.filter((line) => line.left < gutter),
        depth + 1,
      ),
      ...xyCut(
        lines.filter((line) => line.left >= gutter),
        depth + 1,
      ),
    ];
  }
  const space = widestGap(lines, bottomOf, topOf, em * SPACE);
  if (space === undefined) return inRows(lines);
  return [
    ...xyCut(
      lines.filter((line) => bottomOf(line) >= space),
      depth + 1,
    ),
    ...xyCut(
      lines.filter((line) => bottomOf(line) < space),
      depth + 1,
    ),
  ];
}

const leftOf = (line: TextLine): number => line.left;
const rightOf = (line: TextLine): number => line.right;
const bottomOf = (line: TextLine): number => line.baseline - line.size * 0.2;
const topOf = (line: TextLine): number => line.baseline + line.size * 0.7;

/** Returns the end of the widest stretch that no line crosses, if it is at least `least` wide. */
function widestGap(
  lines: readonly TextLine[],
  from: (line: TextLine) => number,
  to: (line: TextLine) => number,
  least: number,
): number | undefined {
  const sorted = [...lines].sort((a, b) => from(a) - from(b));
  let reached = to(sorted[0]!);
  let widest = least;
  let at: number | undefined;
  for (const line of sorted) {
    if (from(line) - reached >= widest) {
      widest = from(line) - reached;
      at = from(line);
    }
    reached = Math.max(reached, to(line));
  }
  return at;
}

function inRows(lines: readonly TextLine[]): TextLine[] {
  const sorted = [...lines].sort((a, b) => b.baseline - a.baseline);
  const rows: TextLine[][] = [];
  for (const line of sorted) {
    const row = rows[rows.length - 1];
    if (row && row[0]!.baseline - line.baseline < line.size * 0.4) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.left - b.left));
}
