import type { LatexParagraph } from '../paragraph.ts';
import { paragraphRuns } from './runs.ts';

const STYLES: Readonly<Record<string, string>> = {
  title: 'Title',
  caption: 'Caption',
  quote: 'Quote',
  list: 'ListParagraph',
  note: 'FootnoteText',
  code: 'SourceCode',
  bibliography: 'Bibliography',
};
const ROLES: Readonly<Record<string, string>> = {
  author: 'Author',
  date: 'Date',
  abstract: 'Abstract',
  keywords: 'Abstract',
  subtitle: 'Subtitle',
};

/** Returns the numbering of a list: 1 for every list with bullets, a separate one for each numbered list. */
export type NumberingOf = (paragraph: LatexParagraph) => number;

/** Returns body content: paragraphs, and tables built from their cells. */
export function bodyContent(paragraphs: readonly LatexParagraph[], numberingOf: NumberingOf): string {
  const out: string[] = [];
  for (let i = 0; i < paragraphs.length; ) {
    const { cell } = paragraphs[i]!;
    if (!cell) {
      out.push(paragraphXml(paragraphs[i++]!, numberingOf));
      continue;
    }
    let end = i;
    while (paragraphs[end]?.cell?.table === cell.table) end++;
    out.push(tableXml(paragraphs.slice(i, end), numberingOf));
    i = end;
  }
  return out.join('');
}

export function paragraphXml(paragraph: LatexParagraph, numberingOf: NumberingOf, lead = ''): string {
  const properties = `${styleXml(paragraph)}${listXml(paragraph, numberingOf)}`;
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${lead}${paragraphRuns(paragraph)}</w:p>`;
}

function styleXml({ style, level, role, note }: LatexParagraph): string {
  const id =
    note !== undefined
      ? 'FootnoteText'
      : style === 'heading'
        ? `Heading${level}`
        : ((role && ROLES[role]) ?? STYLES[style]);
  return id === undefined ? '' : `<w:pStyle w:val="${id}"/>`;
}

function listXml(paragraph: LatexParagraph, numberingOf: NumberingOf): string {
  const { list } = paragraph;
  if (!list || paragraph.cell) return '';
  const level = Math.min(list.depth, 8);
  if (!list.first) return `<w:ind w:left="${720 * (level + 1)}"/>`;
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numberingOf(paragraph)}"/></w:numPr>`;
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');
/** Width of the text on a page in twentieths of a point. */
const TEXT_WIDTH = 9000;
/** Word's own limit for the columns of a table. */
const MAX_COLUMNS = 63;

function tableXml(cells: readonly LatexParagraph[], numberingOf: NumberingOf): string {
  const columns = Math.min(
    MAX_COLUMNS,
    cells.reduce((most, { cell }) => Math.max(most, cell!.column + cell!.columns), 1),
  );
  const width = Math.floor(TEXT_WIDTH / columns);
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
  const rows = new Map<number, LatexParagraph[]>();
  for (const paragraph of cells) {
    const row = rows.get(paragraph.cell!.row);
    if (row) row.push(paragraph);
    else rows.set(paragraph.cell!.row, [paragraph]);
  }
  const content = [...rows.values()].map((row) => rowXml(row, columns, width, numberingOf)).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${content}</w:tbl><w:p/>`;
}

function rowXml(row: readonly LatexParagraph[], columns: number, width: number, numberingOf: NumberingOf): string {
  const cells: { content: string; span: number }[] = [];
  let column = 0;
  for (let i = 0; i < row.length && column < columns; ) {
    const { cell } = row[i]!;
    while (column < Math.min(cell!.column, columns)) {
      cells.push({ content: '<w:p/>', span: 1 });
      column++;
    }
    let content = '';
    const from = cell!.column;
    while (i < row.length && row[i]!.cell!.column === from) content += paragraphXml(row[i++]!, numberingOf);
    if (column >= columns) {
      // beyond Word's limit: the last cell takes the remaining content
      cells.at(-1)!.content += content;
      continue;
    }
    const span = Math.max(1, Math.min(cell!.columns, columns - column));
    cells.push({ content, span });
    column += span;
  }
  for (; column < columns; column++) cells.push({ content: '<w:p/>', span: 1 });
  return `<w:tr>${cells.map(({ content, span: across }) => cellXml(content, across, width)).join('')}</w:tr>`;
}

function cellXml(content: string, span: number, width: number): string {
  const across = span > 1 ? `<w:gridSpan w:val="${span}"/>` : '';
  return `<w:tc><w:tcPr><w:tcW w:w="${width * span}" w:type="dxa"/>${across}</w:tcPr>${content}</w:tc>`;
}
