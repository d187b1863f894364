import type { TextLine } from './text-line.ts';

/** A page's lines in the order of the file, with the facts that identify its running heads and feet. */
export interface PageLines {
  readonly width: number;
  readonly height: number;
  lines: TextLine[];
}

/** Share of the page height at the top and at the bottom that is searched for running heads and feet. */
const MARGIN_SHARE = 0.14;
/** The same for a bare number that increases with the pages: some classes print it directly below the text. */
const NUMBER_SHARE = 0.2;
const ROWS_LOOKED_AT = 3;
/** Fewest pages, and their share of all, whose outermost lines are at one height. */
const LEAST_LEVEL = 3;
const MOST_PAGES = 0.6;
/** Paths of files in the foot are long. */
const LONGEST = 240;
/** A heading is larger than its repetition by this factor. */
const LARGER = 1.08;

/**
 * Finds running heads, running feet and page numbers: lines near the top or the bottom edge whose text, without its
 * numbers, occurs again on other pages, or that contain only a page number, or that contain a number which increases
 * with the pages.
 */
export function findRunningHeads(pages: readonly PageLines[]): Set<TextLine> {
  const heights = { top: usualHeight(pages, 'top'), bottom: usualHeight(pages, 'bottom') };
  const candidates = pages.flatMap((page, index) => marginLines(page, index, heights));
  const bySignature = groupBy(candidates, (candidate) => candidate.signature);
  const byCounter = groupBy(
    candidates.filter((candidate) => candidate.counter !== undefined),
    (candidate) => `${candidate.edge}|${candidate.counter}`,
  );
  const textPages = pages.filter((page) => page.lines.length > 0).length;
  const enough = Math.max(2, Math.min(4, Math.ceil(textPages * 0.25)));
  const inText = textsAmongText(pages, candidates);
  const found = new Set<TextLine>();
  for (const candidate of candidates) {
    const repeated = pagesOf(bySignature.get(candidate.signature)) >= enough && !inText.has(candidate.line.text);
    const counting =
      candidate.counter !== undefined && pagesOf(byCounter.get(`${candidate.edge}|${candidate.counter}`)) >= 3;
    const lone = candidate.numberOnly && candidate.outermost && (candidate.inMargin || counting);
    if (
      (repeated && (candidate.inMargin || candidate.level)) ||
      lone ||
      (counting && candidate.outermost && candidate.apart && candidate.inMargin)
    )
      found.add(candidate.line);
  }
  for (const line of titlesAbovePages(pages, candidates)) found.add(line);
  for (const line of repeatedTurned(pages, enough)) found.add(line);
  return found;
}

/** Returns the texts of candidates that other lines have as often: a place or a date in every entry of a list, not a running head. */
function textsAmongText(pages: readonly PageLines[], candidates: readonly Candidate[]): Set<string> {
  const lines = new Set(candidates.map(({ line }) => line));
  const counts = new Map<string, number>();
  for (const { text } of lines) if (/\p{L}/u.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const page of pages) {
    for (const line of page.lines) {
      const count = lines.has(line) ? undefined : counts.get(line.text);
      if (count !== undefined) counts.set(line.text, count - 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count <= 0).map(([text]) => text));
}

/**
 * Finds lines at the top of a page that repeat the title of a chapter or section: books print it on every page of the
 * section, which may be the only one. The heading itself is larger or bolder and is on that page or an earlier one.
 */
function titlesAbovePages(pages: readonly PageLines[], candidates: readonly Candidate[]): TextLine[] {
  const heads = candidates.filter(({ edge, outermost, inMargin, apart, numberOnly, line }) => {
    return edge === 'top' && outermost && inMargin && apart && !numberOnly && line.text.length >= 4;
  });
  if (heads.length === 0) return [];
  const smallest = Math.min(...heads.map(({ line }) => line.size));
  const titles = new Map<string, TextLine[]>();
  for (const { lines } of pages) {
    for (const line of lines) {
      if (line.angle !== 0 || line.text.length > LONGEST || (!line.bold && line.size < smallest * LARGER)) continue;
      const key = titleOf(line.text);
      const same = titles.get(key);
      if (same) same.push(line);
      else titles.set(key, [line]);
    }
  }
  const repeats = ({ line }: Candidate): boolean =>
    (titles.get(titleOf(line.text)) ?? []).some(
      (title) =>
        title.page <= line.page &&
        (title.size > line.size * LARGER || (title.bold && !line.bold && title.size > line.size * 0.98)),
    );
  return heads.filter(repeats).map(({ line }) => line);
}

/** Returns a title without "Chapter 3." and without its number or that of the page. */
function titleOf(text: string): string {
  return signatureOf(text)
    .replace(/^(?:chapter|section|part|appendix)\s+/, '')
    .replace(/^[#.\s|–—-]+|(?<![#.\s|–—-])[#.\s|–—-]+$/g, '');
}

/** Returns rotated text in the margin that occurs again on other pages, such as a stamp or the title along the edge. */
function repeatedTurned(pages: readonly PageLines[], enough: number): TextLine[] {
  const byText = new Map<string, TextLine[]>();
  for (const page of pages) {
    for (const line of page.lines) {
      if (line.angle === 0 || line.text.length > LONGEST) continue;
      const key = `${line.angle}|${signatureOf(line.text)}`;
      byText.set(key, [...(byText.get(key) ?? []), line]);
    }
  }
  return [...byText.values()].filter((lines) => new Set(lines.map((line) => line.page)).size >= enough + 1).flat();
}

interface Candidate {
  readonly line: TextLine;
  readonly page: number;
  readonly edge: Edge;
  readonly signature: string;
  readonly numberOnly: boolean;
  readonly outermost: boolean;
  /** True within `MARGIN_SHARE` of the page's edge; the search for bare numbers covers more. */
  readonly inMargin: boolean;
  /** True for the outermost line at the height of most pages' outermost lines: a small page printed on a large sheet. */
  readonly level: boolean;
  /** True when the space to the next line is larger than between lines of a paragraph. */
  readonly apart: boolean;
  /** Page number in the line minus the page's index: the same on all pages of a numbered document. */
  readonly counter: number | undefined;
}

type Edge = 'top' | 'bottom';
const EDGES: readonly Edge[] = ['top', 'bottom'];

/** Baseline of the outermost line on most pages; undefined where it differs from page to page. */
function usualHeight(pages: readonly PageLines[], edge: Edge): number | undefined {
  const heights = new Map<number, number>();
  let withText = 0;
  for (const { lines, width, height } of pages) {
    // slides have their titles at one height
    if (width > height) continue;
    const upright = lines.filter((line) => line.angle === 0).map((line) => line.baseline);
    if (upright.length === 0) continue;
    withText++;
    const outermost = Math.round(edge === 'top' ? Math.max(...upright) : Math.min(...upright));
    heights.set(outermost, (heights.get(outermost) ?? 0) + 1);
  }
  const [height, times] = [...heights].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
  return times >= Math.max(LEAST_LEVEL, withText * MOST_PAGES) ? height : undefined;
}

function marginLines(page: PageLines, index: number, heights: Readonly<Record<Edge, number | undefined>>): Candidate[] {
  const rows = rowsOf(page.lines.filter((line) => line.angle === 0));
  const found: Candidate[] = [];
  for (const edge of EDGES) {
    const ordered = edge === 'top' ? rows : [...rows].reverse();
    const limit = edge === 'top' ? page.height * (1 - MARGIN_SHARE) : page.height * MARGIN_SHARE;
    for (let at = 0; at < ordered.length && at < ROWS_LOOKED_AT; at++) {
      const row = ordered[at]!;
      const first = row[0]!;
      const inMargin = edge === 'top' ? first.baseline >= limit : first.baseline <= limit;
      const text = row.map((line) => line.text).join(' ');
      const usual = heights[edge];
      const level = at === 0 && usual !== undefined && Math.abs(first.baseline - usual) < 1.5;
      if (!inMargin && !level && !(at === 0 && isPageNumber(text) && isNear(first, edge, page.height))) break;
      const next = ordered[at + 1]?.[0];
      if (text.length > LONGEST) continue;
      const shared = {
        page: index,
        edge,
        outermost: at === 0,
        inMargin,
        level,
        apart: next === undefined || Math.abs(next.baseline - first.baseline) > Math.max(next.size, first.size) * 1.55,
        counter: counterOf(text, index),
      };
      for (const line of row) {
        const signature = `${edge}|${signatureOf(line.text)}`;
        found.push({ ...shared, line, signature, numberOnly: isPageNumber(line.text) && isPageNumber(text) });
      }
    }
  }
  return found;
}

function isNear(line: TextLine, edge: Edge, height: number): boolean {
  return edge === 'top' ? line.baseline > height * (1 - NUMBER_SHARE) : line.baseline < height * NUMBER_SHARE;
}

/** Returns rows of lines on one baseline: lines from left to right, rows from the top. */
function rowsOf(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => b.baseline - a.baseline)) {
    const row = rows[rows.length - 1];
    if (row && Math.abs(row[0]!.baseline - line.baseline) < line.size * 0.4) row.push(line);
    else rows.push([line]);
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}

function signatureOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[0-9]+/g, '#')
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** True for a number in a usual form of page numbers: 7, – 7 –, [7], vii, Page 7, 7 of 12, 7/12. */
function isPageNumber(text: string): boolean {
  const number = String.raw`(?:\d{1,4}|[ivxlc]{1,7})`;
  const pattern = `^[\\s\\-–—|·.()\\[\\]]*(?:page\\s+)?${number}(?:\\s*(?:of|/|\\|)\\s*${number})?[\\s\\-–—|·.()\\[\\]]*$`;
  return new RegExp(pattern, 'i').test(text);
}

/** Titles of tables of one year after the other count on with the pages. */
const YEAR = /^(?:19|20)\d\d$/;
const LONGEST_WITH_YEAR = 40;

function counterOf(text: string, page: number): number | undefined {
  const match = /^(\d{1,4})(?=\s|$)|(?:\s)(\d{1,4})$/.exec(text);
  const digits = match?.[1] ?? match?.[2];
  if (digits === undefined || (text.length > LONGEST_WITH_YEAR && YEAR.test(digits))) return undefined;
  return Number(digits) - page;
}

function groupBy(candidates: readonly Candidate[], key: (candidate: Candidate) => string): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const name = key(candidate);
    const group = groups.get(name);
    if (group) group.push(candidate);
    else groups.set(name, [candidate]);
  }
  return groups;
}

function pagesOf(candidates: readonly Candidate[] | undefined): number {
  return new Set(candidates?.map((candidate) => candidate.page)).size;
}
