import { readFileSync, writeFileSync } from 'node:fs';

/** Columns of the table, in the order of the figures: heading and number of digits. */
const COLUMNS: readonly (readonly [string, number])[] = [
  ['boundaries F1', 3],
  ['P', 3],
  ['R', 3],
  ['exact', 3],
  ['order', 3],
  ['word recall', 3],
  ['precision', 3],
  ['hyphens missed', 2],
  ['wrong', 2],
  ['furniture', 2],
  ['headings F1', 3],
  ['bold, italic F1', 3],
  ['kinds', 3],
  ['CPU ms a page', 1],
  ['× pdftotext', 2],
];

export interface TableRow {
  readonly tool: string;
  readonly figures: readonly (number | undefined)[];
}

/** Writes the figures between the comments `<!-- SECTION: start -->` and `<!-- SECTION: end -->` of a Markdown file. */
export function writeTable(file: string, section: string, heading: string, rows: readonly TableRow[]): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${section}: start -->`, `<!-- ${section}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the figures of ${section}`);
  const cells = (values: readonly string[]): string => `| ${values.join(' | ')} |`;
  const table = [
    cells(['', ...COLUMNS.map(([name]) => name)]),
    cells(['---', ...COLUMNS.map(() => '--:')]),
    ...rows.map(({ tool, figures }) =>
      cells([tool, ...COLUMNS.map(([, digits], at) => figures[at]?.toFixed(digits) ?? '–')]),
    ),
  ];
  writeFileSync(
    file,
    `${text.slice(0, from + start.length)}\n\n${heading}\n\n${table.join('\n')}\n\n${text.slice(to)}`,
  );
}
