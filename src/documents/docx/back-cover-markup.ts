import { escapeXml } from './xml/characters.ts';

/** Content of the statistics page at the end of a document. */
export interface BackCover {
  /** The first line is the heading. */
  readonly title: readonly string[];
  /** 0 to 100. */
  readonly score: number;
  readonly words: number;
  readonly sentences: number;
  /** Explanations of the numbers, one paragraph each. */
  readonly notes: readonly string[];
  /** Categories in the order shown; `about` says what each one counts. */
  readonly categories: readonly { readonly name: string; readonly count: number; readonly about: string }[];
  /** The requested settings. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  /** Permitted uses of the page. */
  readonly closing: string;
}

/** Number of cells in the longest bar of the chart. */
const BAR_CELLS = 20;
const LABEL_WIDTH = 3000;
const CELL_WIDTH = 250;
const COUNT_WIDTH = 1000;
const WIDTH = LABEL_WIDTH + BAR_CELLS * CELL_WIDTH + COUNT_WIDTH;

/** Colours of the web pages (`src/web/styles/tokens.css`), so that a category looks the same on paper. */
const ACCENT = '0F6B5C';
const INK = '1C2126';
const SOFT = '545D66';
const LINE = 'E2DED5';
const KINDS: Readonly<Record<string, string>> = {
  Correctness: 'B3261E',
  Clarity: '1D5FAE',
  Fluency: '6A43B5',
  Style: '7D5300',
  'Style Guide Compliance': '0B6A74',
  Inclusivity: '99296F',
};
/** Every machine with Word has this font; others use their own serif. */
const SERIF = 'Georgia';

/** Sizes in half points, as in Word. */
const SIZE = { title: 44, figure: 36, heading: 26, text: 20, small: 17 } as const;

interface Look {
  readonly size: number;
  readonly colour: string;
  readonly serif?: true;
  readonly bold?: true;
}

const TITLE: Look = { size: SIZE.title, colour: INK, serif: true, bold: true };
const HEADING: Look = { size: SIZE.heading, colour: ACCENT, serif: true, bold: true };
const FIGURE: Look = { size: SIZE.figure, colour: ACCENT, serif: true, bold: true };
const TEXT: Look = { size: SIZE.text, colour: INK };
const NAME: Look = { size: SIZE.text, colour: INK, bold: true };
const SMALL: Look = { size: SIZE.small, colour: SOFT };

interface Frame {
  readonly before?: number;
  readonly after?: number;
  readonly newPage?: true;
  readonly keep?: true;
}

/** Space above and below the text in a table row. */
const ROOM: Frame = { before: 40, after: 40 };

/** Returns body content for a statistics page: the findings, the meaning of the numbers, and the requested settings. */
export function backCoverMarkup(cover: BackCover, bookmarkId: string, bookmark: string, w: string): string {
  const tags = tagsOf(w);
  const { paragraph, run, table, row, cell } = tags;
  const [heading = '', ...lines] = cover.title;
  const start = `<${w}bookmarkStart ${w}id="${bookmarkId}" ${w}name="${bookmark}"/>`;
  const figures = [
    ['Language score', `${Math.round(cover.score)} of 100`],
    ['Words', grouped(cover.words)],
    ['Sentences', grouped(cover.sentences)],
  ] as const;
  const third = WIDTH / figures.length;
  return [
    paragraph(start + run(heading, TITLE), { newPage: true, keep: true, after: 40 }),
    ...lines.map((line) => paragraph(run(line, SMALL), { after: 200 })),
    table(
      figures.map(() => third),
      [
        row(
          figures.map(([name, value]) =>
            cell(third, 1, paragraph(run(name, SMALL), { before: 80 }) + paragraph(run(value, FIGURE), { after: 80 })),
          ),
        ),
      ],
    ),
    ...cover.notes.map((note, i) => paragraph(run(note, TEXT), { before: i === 0 ? 160 : 0, after: 80 })),
    paragraph(run('What was found, by kind', HEADING), { before: 200, after: 80, keep: true }),
    kinds(cover.categories, tags),
    paragraph(run('Settings', HEADING), { before: 240, after: 80, keep: true }),
    table(
      [LABEL_WIDTH, WIDTH - LABEL_WIDTH],
      cover.settings.map(([name, value]) =>
        row([
          cell(LABEL_WIDTH, 1, paragraph(run(name, SMALL), ROOM)),
          cell(WIDTH - LABEL_WIDTH, 1, paragraph(run(value, TEXT), ROOM)),
        ]),
      ),
    ),
    paragraph(`${run(cover.closing, SMALL)}<${w}bookmarkEnd ${w}id="${bookmarkId}"/>`, { before: 200 }),
  ].join('');
}

/** Builds bars of table cells: the number of shaded cells shows the share of the largest count; the text below explains the category. */
function kinds(categories: BackCover['categories'], { table, row, cell, paragraph, run }: Tags): string {
  const most = Math.max(1, ...categories.map(({ count }) => count));
  const rows = categories.flatMap(({ name, count, about }) => {
    const filled = count === 0 ? 0 : Math.max(1, Math.round((count / most) * BAR_CELLS));
    const rest = BAR_CELLS - filled;
    return [
      row([
        cell(LABEL_WIDTH, 1, paragraph(run(name, NAME))),
        filled > 0 ? cell(filled * CELL_WIDTH, filled, paragraph(''), KINDS[name] ?? ACCENT) : '',
        rest > 0 ? cell(rest * CELL_WIDTH, rest, paragraph('')) : '',
        cell(COUNT_WIDTH, 1, paragraph(run(grouped(count), NAME))),
      ]),
      row([cell(WIDTH, BAR_CELLS + 2, paragraph(run(about, SMALL), { after: 60 }))]),
    ];
  });
  return table([LABEL_WIDTH, ...new Array<number>(BAR_CELLS).fill(CELL_WIDTH), COUNT_WIDTH], rows, false);
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

type Tags = ReturnType<typeof tagsOf>;

/** Builds elements with the document's prefix `w`; they set all formatting themselves and do not depend on the document's styles. */
function tagsOf(w: string) {
  const value = (name: string, val: string | number) => `<${w}${name} ${w}val="${val}"/>`;
  return {
    run(text: string, { size, colour, serif, bold }: Look): string {
      const font = serif ? `<${w}rFonts ${w}ascii="${SERIF}" ${w}hAnsi="${SERIF}" ${w}cs="${SERIF}"/>` : '';
      const weight = bold ? `<${w}b/>` : '';
      const properties = `${font}${weight}${value('color', colour)}${value('sz', size)}${value('szCs', size)}`;
      return `<${w}r><${w}rPr>${properties}</${w}rPr><${w}t xml:space="preserve">${escapeXml(text)}</${w}t></${w}r>`;
    },
    paragraph(content: string, { before = 0, after = 0, newPage, keep }: Frame = {}): string {
      const flow = `${keep ? `<${w}keepNext/>` : ''}${newPage ? `<${w}pageBreakBefore/>` : ''}`;
      const spacing = `<${w}spacing ${w}before="${before}" ${w}after="${after}" ${w}line="264" ${w}lineRule="auto"/>`;
      const place = `<${w}ind ${w}left="0" ${w}right="0" ${w}firstLine="0"/>${value('jc', 'left')}`;
      return `<${w}p><${w}pPr>${flow}${spacing}${place}</${w}pPr>${content}</${w}p>`;
    },
    /** A table as wide as the text column; `lines` adds hairlines between its rows. */
    table(grid: readonly number[], rows: readonly string[], lines = true): string {
      const columns = grid.map((width) => `<${w}gridCol ${w}w="${width}"/>`).join('');
      const line = (side: string) =>
        `<${w}${side} ${w}val="${lines ? 'single' : 'nil'}" ${w}sz="4" ${w}space="0" ${w}color="${LINE}"/>`;
      const borders = `<${w}tblBorders>${line('top')}${line('bottom')}${line('insideH')}</${w}tblBorders>`;
      const properties = `<${w}tblPr><${w}tblW ${w}w="5000" ${w}type="pct"/>${borders}<${w}tblLayout ${w}type="fixed"/></${w}tblPr>`;
      return `<${w}tbl>${properties}<${w}tblGrid>${columns}</${w}tblGrid>${rows.join('')}</${w}tbl>`;
    },
    row: (cells: readonly string[]): string =>
      `<${w}tr><${w}trPr><${w}cantSplit/></${w}trPr>${cells.join('')}</${w}tr>`,
    cell(width: number, span: number, content: string, fill = ''): string {
      const gridSpan = span > 1 ? value('gridSpan', span) : '';
      const shade = fill ? `<${w}shd ${w}val="clear" ${w}color="auto" ${w}fill="${fill}"/>` : '';
      return `<${w}tc><${w}tcPr><${w}tcW ${w}w="${width}" ${w}type="dxa"/>${gridSpan}${shade}</${w}tcPr>${content}</${w}tc>`;
    },
  };
}
