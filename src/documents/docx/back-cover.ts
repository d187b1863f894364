import { escapeXml } from './xml/characters.ts';
import { scanXml } from './xml/scan.ts';

/** What the statistics page at the end of a document shows. */
export interface BackCover {
  /** The first line is the heading. */
  readonly title: readonly string[];
  /** 0 to 100. */
  readonly score: number;
  readonly words: number;
  readonly sentences: number;
  /** In the order shown. */
  readonly categories: readonly { readonly name: string; readonly count: number }[];
}

/** Word keeps bookmarks whose names begin with an underscore out of its lists. */
export const BACK_COVER_BOOKMARK = '_EmendBackCover';
/** Cells that the longest bar of the chart is made of. */
const BAR_CELLS = 20;
const LABEL_WIDTH = 3000;
const CELL_WIDTH = 250;
const COUNT_WIDTH = 1000;
const WHITE = 'FFFFFF';
const GREY = 'D9D9D9';
const BLUE = '4F81BD';

interface Landmarks {
  /** Where body content ends: before the last section's properties. */
  readonly end: number;
  readonly cover: { readonly start: number; readonly end: number } | undefined;
}

/** The main part with a statistics page at its end; one that is there already is replaced. */
export function withBackCover(source: string, cover: BackCover, bookmarkId: string, w: string): string {
  const plain = withoutBackCover(source);
  if (w === '') return plain;
  const { end } = landmarks(plain);
  return plain.slice(0, end) + markup(cover, bookmarkId, w) + plain.slice(end);
}

/** The main part without its statistics page; the text as it is when there is none. */
export function withoutBackCover(source: string): string {
  if (!source.includes(BACK_COVER_BOOKMARK)) return source;
  const { cover } = landmarks(source);
  return cover ? source.slice(0, cover.start) + source.slice(cover.end) : source;
}

/** Find the bookmark by its body-level paragraphs and the place before the last `w:sectPr` of the body. */
function landmarks(source: string): Landmarks {
  let depth = 0;
  let end = -1;
  let blockStart = 0;
  let coverStart = -1;
  let coverId = '';
  let coverEnd = -1;
  const idOf = (tag: string) => /\s(?:\w+:)?id\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '';
  scanXml(source, {
    open(name, start, tagEnd, selfClosing) {
      // Children of the body are at depth 2: document, body.
      if (depth === 2) {
        blockStart = start;
        if (name === 'w:sectPr') end = start;
      }
      if (name === 'w:bookmarkStart' && coverStart < 0) {
        const tag = source.slice(start, tagEnd);
        if (tag.includes(`"${BACK_COVER_BOOKMARK}"`)) {
          coverStart = blockStart;
          coverId = idOf(tag);
        }
      } else if (name === 'w:bookmarkEnd' && coverStart >= 0 && coverEnd < 0) {
        if (idOf(source.slice(start, tagEnd)) === coverId) coverEnd = -2;
      }
      if (!selfClosing) depth++;
      else if (depth === 2 && coverEnd === -2) coverEnd = tagEnd;
    },
    close(name, start, tagEnd) {
      depth--;
      if (depth === 2 && coverEnd === -2) coverEnd = tagEnd;
      if (name === 'w:body' && end < 0) end = start;
    },
  });
  return { end, cover: coverStart >= 0 && coverEnd > 0 ? { start: coverStart, end: coverEnd } : undefined };
}

function markup(cover: BackCover, bookmarkId: string, w: string): string {
  const [heading = '', ...lines] = cover.title;
  const start = `<${w}bookmarkStart ${w}id="${bookmarkId}" ${w}name="${BACK_COVER_BOOKMARK}"/>`;
  const facts: [string, string][] = [
    ['Language score', `${Math.round(cover.score)} of 100`],
    ['Words', grouped(cover.words)],
    ['Sentences', grouped(cover.sentences)],
  ];
  return [
    `<${w}p><${w}pPr><${w}keepNext/><${w}pageBreakBefore/></${w}pPr>${start}${run(heading, w, true)}</${w}p>`,
    ...lines.map((line) => `<${w}p>${run(line, w, false)}</${w}p>`),
    factTable(facts, w),
    `<${w}p/>`,
    barTable(cover.categories, w),
    `<${w}p><${w}bookmarkEnd ${w}id="${bookmarkId}"/></${w}p>`,
  ].join('');
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

function run(text: string, w: string, heading: boolean): string {
  const properties = heading ? `<${w}rPr><${w}b/><${w}sz ${w}val="32"/></${w}rPr>` : '';
  return `<${w}r>${properties}<${w}t xml:space="preserve">${escapeXml(text)}</${w}t></${w}r>`;
}

/** A table as wide as the column of text; `line` is the colour between rows, in the page's white to set bars apart. */
function table(grid: readonly number[], rows: readonly string[], w: string, line: string): string {
  const columns = grid.map((width) => `<${w}gridCol ${w}w="${width}"/>`).join('');
  const border = `<${w}tblBorders><${w}insideH ${w}val="single" ${w}sz="${line === WHITE ? 36 : 4}" ${w}space="0" ${w}color="${line}"/></${w}tblBorders>`;
  const properties = `<${w}tblPr><${w}tblW ${w}w="5000" ${w}type="pct"/>${border}<${w}tblLayout ${w}type="fixed"/></${w}tblPr>`;
  const body = rows.map((row) => `<${w}tr>${row}</${w}tr>`).join('');
  return `<${w}tbl>${properties}<${w}tblGrid>${columns}</${w}tblGrid>${body}</${w}tbl>`;
}

function cell(width: number, span: number, content: string, w: string, fill = ''): string {
  const gridSpan = span > 1 ? `<${w}gridSpan ${w}val="${span}"/>` : '';
  const shade = fill ? `<${w}shd ${w}val="clear" ${w}color="auto" ${w}fill="${fill}"/>` : '';
  const properties = `<${w}tcPr><${w}tcW ${w}w="${width}" ${w}type="dxa"/>${gridSpan}${shade}</${w}tcPr>`;
  return `<${w}tc>${properties}<${w}p>${content}</${w}p></${w}tc>`;
}

function factTable(facts: readonly [string, string][], w: string): string {
  const value = CELL_WIDTH * BAR_CELLS + COUNT_WIDTH;
  const rows = facts.map(
    ([name, text]) => cell(LABEL_WIDTH, 1, run(name, w, false), w) + cell(value, 1, run(text, w, false), w),
  );
  return table([LABEL_WIDTH, value], rows, w, GREY);
}

/** A bar chart of table cells: every row spans as many shaded cells as its share of the largest count. */
function barTable(categories: BackCover['categories'], w: string): string {
  const most = Math.max(1, ...categories.map((category) => category.count));
  const grid = [LABEL_WIDTH, ...new Array<number>(BAR_CELLS).fill(CELL_WIDTH), COUNT_WIDTH];
  const rows = categories.map(({ name, count }) => {
    const filled = count === 0 ? 0 : Math.max(1, Math.round((count / most) * BAR_CELLS));
    const bar = filled > 0 ? cell(filled * CELL_WIDTH, filled, '', w, BLUE) : '';
    const rest = BAR_CELLS - filled;
    const blank = rest > 0 ? cell(rest * CELL_WIDTH, rest, '', w) : '';
    return (
      cell(LABEL_WIDTH, 1, run(name, w, false), w) +
      bar +
      blank +
      cell(COUNT_WIDTH, 1, run(grouped(count), w, false), w)
    );
  });
  return table(grid, rows, w, WHITE);
}
