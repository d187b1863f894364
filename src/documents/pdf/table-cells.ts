import type { DocumentMetrics } from './document-metrics.ts';
import { readListMarker } from './list-marker.ts';
import { splitLine } from './split-line.ts';
import type { TextLine } from './text-line.ts';

/** Gaps of neighbouring lines that overlap by this share of the type size separate the same two columns. */
const MIN_OVERLAP = 0.3;
const SECTION_NUMBER = /^(?:(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}|[IVX]{1,5})\.?$/u;
const PLAIN_WORD = /(?<!\S)[(“‘"']?\p{Ll}+[,.;:!?)”’"']?(?=\s|$)/gu;
const WORD = /^[(“‘"']?\p{L}\p{Ll}/u;

/**
 * Cuts lines at wide gaps that lie one below the other in neighbouring lines: in tables with a narrow space between their columns, the
 * file gives ordinary lines.
 */
export function splitTableCells(lines: readonly TextLine[], metrics: DocumentMetrics): TextLine[] {
  const rows = toRows(lines);
  return rows.flatMap((row, index) => {
    const neighbours = [rows[index - 1], rows[index + 1]].filter((other) => other !== undefined && isNear(row, other));
    const others = neighbours.flatMap((other) =>
      isLooseProse(other!, metrics) || isCode(other!) ? [] : gapsOf(other!),
    );
    if (others.length === 0 || neighbours.some((other) => areJustified(row, other!))) return row;
    const parts = row.flatMap((line) => (isLooseText(line, metrics) ? [line] : splitAt(line, others)));
    const aligned = row.some((line, at) => at > 0 && overlaps(others, row[at - 1]!.right, line.left, line.size));
    return parts.length > row.length || aligned ? parts.map(asCell) : row;
  });
}

/** True for code: spaces in it align nothing in the lines around it. */
function isCode(row: readonly TextLine[]): boolean {
  return row.length === 1 && row[0]!.monospaced;
}

/** True for two lines of words from one edge to the other: justified text, whatever is above and below. */
function areJustified(row: readonly TextLine[], other: readonly TextLine[]): boolean {
  const [line, beside] = [row[0]!, other[0]!];
  if (row.length > 1 || other.length > 1 || line.glyphs < 14 || beside.glyphs < 14) return false;
  if (Math.abs(line.left - beside.left) > 0.7 || Math.abs(line.right - beside.right) > 0.7) return false;
  return isWords(line) && isWords(beside);
}

/** True for a justified line of a narrow column: most of its word spaces would be wide enough for a table. */
function isLooseText(line: TextLine, metrics: DocumentMetrics): boolean {
  if (isStretchedProse(line)) return true;
  const column = metrics.columnOf(line);
  if (!column || column.right - line.right > line.size * 0.5 || line.glyphs < 16) return false;
  const words = line.text.split(' ');
  const spaces = words.length - 1;
  return spaces >= 2 && line.gaps.length >= spaces * 0.6 && words.filter(isNumber).length < words.length * 0.4;
}

function isNumber(word: string): boolean {
  return /^[-−+(]?[$€£]?\d[\d.,:%)]*$/u.test(word);
}

/** True for words in small letters with equal spaces between them: cells of a table contain names, numbers and signs. */
function isStretchedProse({ gaps, text, size }: TextLine): boolean {
  if (gaps.length < 3 || gaps.length !== text.split(' ').length - 1) return false;
  const widths = gaps.map(({ left, right }) => right - left);
  if (Math.max(...widths) - Math.min(...widths) > size * 0.05) return false;
  return (text.match(PLAIN_WORD)?.length ?? 0) >= (gaps.length + 1) * 0.7;
}

/** True for loose prose: its spaces separate nothing below it. A row of numbers from edge to edge is not prose. */
function isLooseProse(row: readonly TextLine[], metrics: DocumentMetrics): boolean {
  const line = row[0]!;
  if (row.length > 1 || !isLooseText(line, metrics)) return false;
  return isWords(line);
}

function isWords({ text }: TextLine): boolean {
  const words = text.split(' ');
  return words.filter((word) => WORD.test(word)).length >= words.length * 0.7;
}

/** Groups lines that are consecutive in the file and on one baseline. */
function toRows(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of lines) {
    const row = rows[rows.length - 1];
    const before = row?.[row.length - 1];
    if (row && before && Math.abs(before.baseline - line.baseline) < line.size * 0.35 && line.left > before.left)
      row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** Returns the wide spaces within the lines of a row and between them. */
function gapsOf(row: readonly TextLine[]): { left: number; right: number }[] {
  return row.flatMap((line, index) => {
    const before = row[index - 1];
    return before ? [{ left: before.right, right: line.left }, ...line.gaps] : [...line.gaps];
  });
}

function splitAt(line: TextLine, others: readonly { left: number; right: number }[]): TextLine[] {
  if (line.gaps.length === 0 || line.tag !== undefined || line.monospaced) return [line];
  const parts: TextLine[] = [];
  let rest = line;
  let taken = 0;
  for (const gap of line.gaps) {
    const before = rest.text.slice(0, gap.at - taken);
    if (!overlaps(others, gap.left, gap.right, line.size) || isMarker(before) || isSectionNumber(before, line))
      continue;
    const [cell, after] = splitLine(rest, gap.at - taken, gap.left, gap.right);
    parts.push(cell);
    rest = after;
    taken = gap.at + 1;
  }
  return [...parts, rest];
}

function asCell(line: TextLine): TextLine {
  return line.tag || line.monospaced ? line : { ...line, cell: true };
}

function overlaps(
  others: readonly { left: number; right: number }[],
  left: number,
  right: number,
  em: number,
): boolean {
  return others.some((other) => Math.min(other.right, right) - Math.max(other.left, left) > em * MIN_OVERLAP);
}

/** True for a bullet or number: the space after it does not separate cells. */
function isMarker(text: string): boolean {
  return text.length < 8 && readListMarker(text)?.length === text.length;
}

/** True for "2.1" in front of a heading: two headings one below the other are not a table. */
function isSectionNumber(text: string, line: TextLine): boolean {
  return line.gaps.length === 1 && SECTION_NUMBER.test(text) && line.bold;
}

function isNear(row: readonly TextLine[], other: readonly TextLine[]): boolean {
  const line = row[0]!;
  const distance = Math.abs(line.baseline - other[0]!.baseline);
  const right = row[row.length - 1]!.right;
  const otherRight = other[other.length - 1]!.right;
  return distance > line.size * 0.5 && distance < line.size * 2.6 && line.left < otherRight && other[0]!.left < right;
}
