import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, type PdfReading, readPdf } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const read = (pdf: Buffer): PdfReading => readPdf(engine, pdf);
const texts = (reading: PdfReading): string[] => reading.paragraphs.map((paragraph) => paragraph.text);

/** Lines as wide as Times at 12 points makes them, about 440 points. */
const WIDE = [
  'The committee met in the morning and heard the report of the treasurer, who had',
  'spent the summer in the archive and found that the accounts of the society were',
  'kept with great care until the year of the flood, when most of the books were lost',
  'and the remaining ones were moved to another building near the river.',
];
const BOLD = 'The committee met in the morning and heard the report of the new treasurer,';

describe('bold words', () => {
  it('that open a paragraph may fill its first line', () => {
    const lead = show(BOLD, 72, 700, 12, 'F2') + show('who had spent', 72, 686, 12, 'F2');
    const rest = show('the summer in the archive and found that the accounts of the society', 150, 686);
    const content = lead + rest + showLines(WIDE.slice(2), 72, 672) + showLines(WIDE, 72, 600);
    const [first] = texts(read(textPdf([content])));
    expect(first).toBe(
      `${BOLD} who had spent the summer in the archive and found that the accounts of the society ${WIDE.slice(2).join(' ')}`,
    );
  });

  it('on a short line of their own are a heading', () => {
    const content = show('The report', 72, 700, 12, 'F2') + showLines(WIDE, 72, 686) + showLines(WIDE, 72, 600);
    const [heading] = read(textPdf([content])).paragraphs;
    expect(heading).toMatchObject({ kind: 'heading', text: 'The report' });
  });

  it('on a full line within a sentence part nothing', () => {
    const content =
      showLines(WIDE, 72, 760) +
      show(WIDE[0]!, 72, 680) +
      show(`spent ${BOLD.slice(4)}`, 72, 666, 12, 'F2') +
      showLines(WIDE.slice(2), 72, 652);
    expect(texts(read(textPdf([content])))[1]).toBe([WIDE[0], `spent ${BOLD.slice(4)}`, ...WIDE.slice(2)].join(' '));
  });
});

describe('titles of sections', () => {
  it('said once more on top of a page are left out', () => {
    const pages = [
      showLines(WIDE, 72, 700) + show('1.2 The archive', 72, 560, 14, 'F2') + showLines(WIDE.slice(0, 3), 72, 540),
      show('1.2 The archive', 72, 760, 12, 'F3') + showLines(WIDE.slice(3), 72, 700) + showLines(WIDE, 72, 600),
    ];
    const found = texts(read(textPdf(pages)));
    expect(found.filter((text) => text.includes('The archive'))).toEqual(['1.2 The archive']);
    expect(found).toContain(WIDE.join(' '));
  });

  it('are read as words though their letters stand apart', () => {
    const letters = (word: string, x: number) =>
      [...word].map((sign, at) => show(sign, x + at * 15, 700, 12, 'F2')).join('');
    const content = letters('CHAPTER', 72) + letters('SEVEN', 72 + 8 * 15) + showLines(WIDE, 72, 660);
    expect(texts(read(textPdf([content])))[0]).toBe('CHAPTER SEVEN');
  });
});

describe('a piece of code on top of a column', () => {
  const column = (x: number, y: number, lines: readonly string[]): string => showLines(lines, x, y, 10, 12);
  const left = [
    'The members of the committee may ask',
    'for the accounts of any year they like',
    'and for those of the year before by the',
    'name of a book, which is found with the',
  ];
  const rest = ['and nothing else, so that every one of', 'the members can see what was spent.'];

  it('belongs to the sentence around it', () => {
    const content =
      column(60, 700, left) + show('book.find(year, name, page)', 320, 700, 10, 'F4') + column(320, 688, rest);
    expect(texts(read(textPdf([content])))).toContain(
      `${left.join(' ')} book.find(year, name, page) ${rest.join(' ')}`,
    );
  });

  it('is a listing after a sentence', () => {
    const ended = [...left.slice(0, 3), 'name of a book, which is found like so:'];
    const content =
      column(60, 700, ended) + show('book.find(year, name, page)', 320, 700, 10, 'F4') + column(320, 688, rest);
    expect(read(textPdf([content])).paragraphs.map(({ kind }) => kind)).toContain('code');
  });
});
