import { splitLine } from './split-line.ts';
import type { TextLine } from './text-line.ts';

/** On a page with fewer numbers the lines are not numbered: it may contain a list or a table. */
const LEAST_ON_PAGE = 8;
/** Share of the lines that have a number beside them, and of the numbers that increase by one. */
const MIN_COVERED = 0.6;
const MIN_COUNTING = 0.85;
/** Share of the text pages that have line numbers in a numbered manuscript. */
const MIN_PAGES = 0.5;
const NUMBER = /^\d{1,4}(?=\s|$)/;

interface NumberedLine {
  readonly line: TextLine;
  readonly value: number;
  readonly right: number;
  /** True for a line that contains only the number. */
  readonly alone: boolean;
}

/**
 * Removes the line numbers of manuscripts: numbers that increase from line to line in one column left of the text, on
 * most pages. Lists and tables have numbers only in some lines or on some pages.
 */
export function withoutLineNumbers<Page extends { lines: TextLine[] }>(pages: readonly Page[]): readonly Page[] {
  const numbered = pages.map(({ lines }) => lineNumbers(lines));
  const withText = pages.filter(({ lines }) => lines.length >= LEAST_ON_PAGE).length;
  const found = numbered.filter((lines) => lines !== undefined).length;
  if (found === 0 || found < withText * MIN_PAGES) return pages;
  const edges = numbered.flatMap((lines) => lines ?? []).map(({ right }) => right);
  return pages.map((page, index) => {
    const own =
      numbered[index] ?? numbersOf(page.lines).filter(({ right }) => edges.some((edge) => isNear(edge, right)));
    if (own.length === 0) return page;
    const taken = new Map(own.map((numberedLine) => [numberedLine.line, numberedLine]));
    const lines = page.lines.flatMap((line) => {
      const known = taken.get(line);
      return known === undefined ? [line] : known.alone ? [] : [afterNumber(line)];
    });
    return { ...page, lines };
  });
}

function numbersOf(lines: readonly TextLine[]): NumberedLine[] {
  return lines.flatMap((line) => {
    const digits = line.angle === 0 ? NUMBER.exec(line.text)?.[0] : undefined;
    if (digits === undefined) return [];
    const alone = digits.length === line.text.length;
    const gap = line.gaps[0];
    if (!alone && gap?.at !== digits.length) return [];
    return [{ line, value: Number(digits), right: alone ? line.right : gap!.left, alone }];
  });
}

/** The line numbers of a page, from the top; undefined where its lines are not numbered. */
function lineNumbers(lines: readonly TextLine[]): NumberedLine[] | undefined {
  const all = numbersOf(lines);
  if (all.length < LEAST_ON_PAGE) return undefined;
  const edge = mostFrequentEdge(all);
  const column = all.filter(({ right }) => isNear(edge, right)).sort((a, b) => b.line.baseline - a.line.baseline);
  if (column.length < LEAST_ON_PAGE) return undefined;
  let counting = 0;
  for (let at = 1; at < column.length; at++) if (column[at]!.value === column[at - 1]!.value + 1) counting++;
  if (counting < (column.length - 1) * MIN_COUNTING) return undefined;
  const alone = new Set(column.filter((number) => number.alone).map(({ line }) => line));
  const beside = lines.filter((line) => line.angle === 0 && !alone.has(line));
  return column.length >= rowsOf(beside) * MIN_COVERED ? column : undefined;
}

function rowsOf(lines: readonly TextLine[]): number {
  return new Set(lines.map((line) => Math.round(line.baseline / 4))).size;
}

function mostFrequentEdge(numbers: readonly NumberedLine[]): number {
  const counts = new Map<number, number>();
  for (const { right } of numbers) counts.set(Math.round(right), (counts.get(Math.round(right)) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

function isNear(edge: number, right: number): boolean {
  return Math.abs(edge - right) < 1.6;
}

function afterNumber(line: TextLine): TextLine {
  const gap = line.gaps[0]!;
  return splitLine(line, gap.at, gap.left, gap.right)[1];
}
