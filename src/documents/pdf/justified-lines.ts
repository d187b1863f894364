import type { DocumentMetrics } from './document-metrics.ts';
import type { TextLine } from './text-line.ts';

const NUMBER = /^\(?[-−+$€£]?\d[\d.,:%)]*$/u;
/** Widest space between words of a justified line, in units of the type size. */
const MAX_WORD_SPACE = 6.5;

/**
 * Joins lines whose words a narrow justified column has spaced so widely that they look like table cells:
 * the pieces fill a column from edge to edge, and the lines above and below have text across the spaces.
 */
export function mergeJustifiedLines(lines: readonly TextLine[], metrics: DocumentMetrics): TextLine[] {
  const merged: TextLine[] = [];
  for (let index = 0; index < lines.length; ) {
    const end = rowEnd(lines, index);
    const row = lines.slice(index, end);
    if (
      row.length > 1 &&
      !isNumbers(row) &&
      fillsColumn(row, metrics) &&
      runsThrough(row, merged[merged.length - 1], lines.slice(end, rowEnd(lines, end)))
    ) {
      merged.push(row.reduce(joinLines));
    } else merged.push(...row);
    index = end;
  }
  return merged;
}

function rowEnd(lines: readonly TextLine[], start: number): number {
  let end = start + 1;
  while (end < lines.length) {
    const before = lines[end - 1]!;
    const line = lines[end]!;
    const gap = line.left - before.right;
    const sameRow =
      Math.abs(line.baseline - before.baseline) < line.size * 0.1 && line.tag === before.tag && !line.opensBlock;
    if (!sameRow || gap < 0 || gap > line.size * MAX_WORD_SPACE || Math.abs(line.size - before.size) > 0.6) break;
    end++;
  }
  return end;
}

function fillsColumn(row: readonly TextLine[], metrics: DocumentMetrics): boolean {
  const first = row[0]!;
  const last = row[row.length - 1]!;
  const column = metrics.columnOf(first);
  return (
    column !== undefined &&
    Math.abs(column.right - last.right) < last.size * 0.4 &&
    first.left - column.left < first.size * 4
  );
}

/** True for a row of a table, though it is as wide as the column. */
function isNumbers(row: readonly TextLine[]): boolean {
  return row.length > 2 && row.filter(({ text }) => NUMBER.test(text)).length >= row.length * 0.5;
}

/** True when a neighbouring line without wide gaps crosses every space of the row. */
function runsThrough(row: readonly TextLine[], above: TextLine | undefined, below: readonly TextLine[]): boolean {
  const first = row[0]!;
  const last = row[row.length - 1]!;
  return [above ? [above] : [], below].some((other) => {
    const start = other[0];
    if (!start || Math.abs(start.baseline - first.baseline) > first.size * 2.2) return false;
    return start.left < first.right && other[other.length - 1]!.right > last.left;
  });
}

function joinLines(left: TextLine, right: TextLine): TextLine {
  const shift = left.text.length + 1;
  return {
    ...left,
    text: `${left.text} ${right.text}`,
    runs: [...left.runs, ...right.runs.map((run) => ({ ...run, start: run.start + shift, end: run.end + shift }))],
    right: right.right,
    glyphs: left.glyphs + right.glyphs,
    bold: left.bold && right.bold,
    italic: left.italic && right.italic,
    monospaced: left.monospaced && right.monospaced,
  };
}
