import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, type PdfReading, readPdf } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';
import { WIDE } from './wide-lines.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const read = (...pages: readonly string[]): PdfReading => readPdf(engine, textPdf(pages));
const texts = (reading: PdfReading): string[] => reading.paragraphs.map(({ text }) => text);
const paragraph = (y: number): string => showLines(WIDE, 72, y);

describe('a sentence about a figure', () => {
  it('is no caption though the number of the figure has a stop in it', () => {
    const kindOf = (text: string): string | undefined =>
      read(paragraph(760) + show(text, 72, 660)).paragraphs.at(-1)?.kind;
    expect(kindOf('Figure 10.1 shows the depth of the river in every month.')).toBe('body');
    expect(kindOf('Figure 10.1. Depth of the river in every month')).toBe('caption');
    expect(kindOf('Table 2-3: Depth of the river')).toBe('caption');
  });
});

describe('a caption', () => {
  const kindOf = (line: string): string | undefined => read(paragraph(760) + line + paragraph(600)).paragraphs[1]?.kind;

  it.each([
    ['in bold type', show('Table 2 Members who have seen the stone.', 72, 660, 12, 'F2'), 'caption'],
    ['without a stop', show('Table 2 Members who have seen the stone', 72, 660, 12), 'caption'],
    ['that may be a sentence', show('Table 2 Members have not seen the stone.', 72, 660, 12), 'body'],
    ['in a list of figures', show('Figure 2 Members who have seen the stone 12', 72, 660, 12), 'body'],
  ])('needs no stop after its number: %s', (_what, line, kind) => expect(kindOf(line)).toBe(kind));

  it('is not joined with the text of the next column', () => {
    const [upper, lower] = [
      [
        'The new mill was built in stone, and the people of the',
        'town were glad of it, since the bread had become dear',
        'and nobody wanted to walk for hours through the deep',
      ],
      [
        'snow of the valley to the other mill, whose owner took',
        'more than his share of the flour that was ground there.',
      ],
    ] as const;
    const column = (lines: readonly string[], x: number, y: number) => showLines(lines, x, y, 10, 12);
    const label =
      show('Fig. 3', 60, 630, 10, 'F2') + show('Map of the old town and its mills on the river', 90, 630, 10);
    expect(texts(read(column(upper, 60, 700) + label + column(lower, 330, 700) + column(lower, 330, 664)))).toEqual([
      [...upper, ...lower].join(' '),
      'Fig. 3 Map of the old town and its mills on the river',
      lower.join(' '),
    ]);
  });

  it('ends without a stop where the space below it is a little wider', () => {
    const caption = [
      'Figure 3: Map of the old town and its mills on the river and of the roads to them,',
      'drawn from the accounts of the society by the treasurer in the year before the flood',
    ];
    expect(texts(read(paragraph(760) + showLines(caption, 72, 660) + paragraph(660 - 14 - 17.5)))[1]).toBe(
      caption.join(' '),
    );
  });
});

describe('entries of a list of references', () => {
  const item = (lines: readonly string[], y: number, font?: string): string =>
    show(lines[0]!, 72, y, 10, font) + showLines(lines.slice(1), 90, y - 12, 10, 12);

  it('go on after the comma of a short line', () => {
    const entries = [
      [
        '1. Hale WS, Banks A, Green GA, Reed JF, Ball DS,',
        'Goldsmith MD: Early accounts of the river. Annals 2004, 19:869-74, with two maps of the flood.',
      ],
      [
        '2. Osborne P, Hawke A, Maddox R: The part of the treasurer in the years after the flood. Archive',
        '2003, 138:591-5.',
      ],
    ];
    const { paragraphs } = read(paragraph(760) + entries.map((lines, at) => item(lines, 640 - at * 24)).join(''));
    expect(paragraphs.filter(({ kind }) => kind === 'listItem').map(({ text }) => text)).toEqual(
      entries.map((lines) => lines.join(' ').slice(3)),
    );
  });

  it('keep a second line that begins in bold type', () => {
    const names = (bold: string, plain: string, x: number, y: number): string =>
      `BT /F2 10 Tf ${x} ${y} Td (${bold}) Tj /F1 10 Tf ( ${plain}) Tj ET\n`;
    const entry =
      show('Nilsen, L. G., Adams, R., Beckman, L., de Friese,', 72, 640, 10, 'F2') +
      names('C. M., Moland, B. and Nyland, L.', '2004. Accounts', 84, 628) +
      showLines(['of the river, with maps of the flood and its banks.', 'Annals, 11, 134 to 148.'], 84, 616, 10, 12);
    const other =
      names('Norton, M. C. and Oswald, T.', '2010. The stone', 72, 592) + show('of the city. Annals, 38.', 84, 580, 10);
    const found = texts(read(paragraph(760) + paragraph(690) + entry + other)).slice(2);
    expect(found.map((text) => text.slice(-12))).toEqual(
      ['134 to 148.', 'Annals, 38.'].map((end) => expect.stringContaining(end)),
    );
  });
});

describe('a title', () => {
  it('may take five lines in large type', () => {
    const title = [
      'An account of all the floods',
      'of the river and of what the',
      'society did in order to save',
      'its archive from the water in',
      'the winter of that year',
    ];
    const [first] = read(showLines(title, 72, 740, 20, 24) + paragraph(600) + paragraph(500)).paragraphs;
    expect(first).toMatchObject({ kind: 'heading', text: title.join(' ') });
  });
});

describe('lines of one paragraph', () => {
  it('may be farther apart than those of other type of their size', () => {
    const wide = [
      'Leave to copy all of this account or a part of it for the use of one member is',
      'given without a fee, if copies are not made in order to be sold by their owner',
      'and the name of the society is on the first page of every copy that is made.',
    ];
    const close = WIDE.map((line) => line.slice(0, 60));
    const notes = showLines([...close, ...close, ...close], 72, 560, 8, 9);
    const { paragraphs } = read(paragraph(760) + notes + showLines(wide, 72, 400, 8, 12));
    expect(paragraphs.map(({ text }) => text)).toContain(wide.join(' '));
  });
});
