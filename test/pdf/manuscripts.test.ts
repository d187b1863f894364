import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, type PdfReading, readPdf } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';
import { WIDE } from './wide-lines.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const read = (...contents: string[]): PdfReading => readPdf(engine, textPdf(contents));
const texts = (reading: PdfReading): string[] => reading.paragraphs.map(({ text }) => text);

describe('line numbers of a manuscript', () => {
  const page = (first: number): string =>
    Array.from({ length: 12 }, (_, row) => {
      const y = 660 - row * 20 - (row >= 4 ? 12 : 0) - (row >= 8 ? 12 : 0);
      const number = String(first + row);
      return show(number, 60 - number.length * 4, y, 8) + show(WIDE[row % 4]!, 72, y);
    }).join('');

  it('are left out of the paragraphs', () => {
    const reading = read(page(1), page(13));
    expect(texts(reading)).toEqual(Array.from({ length: 6 }, () => WIDE.join(' ')));
    expect(reading.pages[0]!.text).toMatch(/^1 The committee/);
  });

  it('are no numbers of a list', () => {
    const items = WIDE.map((text, row) => show(`${row + 1}`, 56, 700 - row * 30) + show(text, 72, 700 - row * 30)).join(
      '',
    );
    expect(texts(read(items + showLines(WIDE, 72, 500))).join(' ')).toMatch(/\b2\b.*\b3\b.*\b4\b/);
  });
});

describe('headings one below the other', () => {
  it('are no table though their numbers stand apart', () => {
    const heading = (number: string, text: string, y: number): string =>
      show(number, 72, y, 12, 'F2') + show(text, 100, y, 12, 'F2');
    const { paragraphs } = read(
      heading('2', 'Methods', 740) + heading('2.1', 'Sources in the archive', 715) + showLines(WIDE, 72, 690),
    );
    expect(paragraphs.slice(0, 2)).toMatchObject([
      { kind: 'heading', text: '2 Methods' },
      { kind: 'heading', text: '2.1 Sources in the archive' },
    ]);
  });

  it('may be hardly larger than the text', () => {
    const { paragraphs } = read(
      showLines(WIDE, 72, 740) +
        show('Traversal order', 72, 660, 13) +
        showLines(WIDE, 72, 636) +
        showLines(WIDE, 72, 560),
    );
    expect(paragraphs[1]).toMatchObject({ kind: 'heading', text: 'Traversal order' });
  });
});

describe('a line of code in a sentence', () => {
  it('goes on after "e.g." and though it is set smaller', () => {
    const text = [
      ...WIDE.slice(0, 2),
      'kept with great care until the year of the flood, as all of their members said, e.g.',
    ];
    const content =
      showLines(text, 72, 700, 12, 14) +
      show('accounts-of-1874.csv', 72, 658, 10, 'F4') +
      showLines(['with all of the books that were lost and the others.'], 72, 644, 12, 14);
    expect(texts(read(content + showLines(WIDE, 72, 600, 12, 14)))[0]).toMatch(
      /e\.g\. accounts-of-1874\.csv with all of/,
    );
  });

  it('may be the rest of an address', () => {
    const above = 'Lehman, P. Programmable Bibliographies and Citations. March 3, 2016. See also http:';
    const content = show(above, 72, 700) + show('//www.example.org/pkg/biblatex.', 72, 686, 12, 'F4');
    expect(texts(read(showLines(WIDE, 72, 770) + content))[1]).toBe(`${above}//www.example.org/pkg/biblatex.`);
  });

  it('may be an address after the end of a sentence', () => {
    const entry = '[1] Adobe Systems, PDF Reference, sixth edition, version 1.7, of November 2006.';
    const content = show(entry, 72, 700) + show('http://www.example.org/', 90, 686, 12, 'F4');
    const { paragraphs } = read(content + showLines(WIDE, 72, 640));
    expect(paragraphs[0]).toMatchObject({ kind: 'listItem', text: `${entry.slice(4)} http://www.example.org/` });
  });

  it('keeps no space before a comma or after a bracket', () => {
    const content =
      show('The committee (', 72, 700) +
      show('run', 154, 700, 10, 'F4') +
      show(', and heard the report of it', 176, 700);
    expect(texts(read(content))[0]).toBe('The committee (run, and heard the report of it');
  });
});

describe('numbered steps with listings between', () => {
  it('are all items of one list', () => {
    const step = (number: number, y: number): string =>
      show(`${number}. Build the node and run it:`, 72, y) +
      showLines(['cd workspace', 'make all'], 90, y - 20, 10, 12, 'F4');
    const { paragraphs } = read(step(1, 700) + step(2, 640) + step(3, 580) + showLines(WIDE, 72, 520));
    expect(paragraphs.filter(({ kind }) => kind === 'listItem').map(({ marker }) => marker)).toEqual([
      '1.',
      '2.',
      '3.',
    ]);
  });
});

describe('the name below a quotation', () => {
  it('keeps its dash and is no list', () => {
    const content = showLines(WIDE, 72, 700) + show('— A. Member, treasurer', 90, 620) + showLines(WIDE, 72, 590);
    expect(texts(read(content.replace('—', '\x97')))).toContain('— A. Member, treasurer');
  });
});

describe('accents shown as signs of their own', () => {
  it('make one letter with the letter they stand over', () => {
    const content = show('na', 72, 700) + show('\xa8', 83, 700) + show('\x69ve', 83.4, 700);
    expect(texts(read(content))[0]).toBe('naïve');
  });
});

describe('notes whose marks hang in front', () => {
  it('are no table', () => {
    const note = (mark: string, text: string, y: number): string => show(mark, 72, y, 9) + show(text, 86, y, 9);
    const notes = note('1', 'Website: www.example.org.', 110) + note('2', 'See the report of the treasurer.', 99);
    const { paragraphs } = read(showLines(WIDE, 72, 660) + showLines(WIDE, 72, 590) + notes);
    expect(paragraphs.slice(-2)).toMatchObject([
      { kind: 'footnote', text: '1 Website: www.example.org.' },
      { kind: 'footnote', text: '2 See the report of the treasurer.' },
    ]);
  });
});

describe('a list of literature with hanging indents', () => {
  it('keeps every entry whole though its lines end anywhere', () => {
    const entry = (y: number): string =>
      show('Baker, D. H., & Meese, T. S. (2012). Zero-dimensional noise: The best mask you never saw.', 72, y) +
      showLines(['J Vis, 12(10).', 'https://doi.example.org/10.1167/12.10.20'], 96, y - 14);
    const reading = read(showLines(WIDE, 72, 740) + entry(660) + entry(618) + entry(576));
    expect(texts(reading).slice(1)).toHaveLength(3);
    expect(texts(reading)[2]).toMatch(/^Baker.*saw\. J Vis, 12\(10\)\. https:.*20$/);
  });
});

describe('justified lines set in', () => {
  it('are no table though their words stand far apart', () => {
    const places = [96, 158, 205, 250];
    const spread = (words: readonly string[], y: number): string =>
      words.map((word, at) => show(word, places[at]!, y)).join('');
    const content =
      showLines(WIDE, 72, 740) +
      spread(['mutating', '(&mut', 'self),', 'or'], 660) +
      spread(['consuming', 'other', 'ones,', 'or'], 646) +
      showLines(['the other members of it.'], 96, 632) +
      showLines(WIDE, 72, 600);
    expect(read(content).paragraphs.filter(({ kind }) => kind === 'tableRow')).toEqual([]);
  });
});

describe('a line that ends with a word like "to"', () => {
  it('goes on in the next line, whatever room it leaves', () => {
    const slide = ['The society of the town started to', 'look at the accounts'];
    const reading = read(showLines(WIDE, 72, 740) + showLines(slide, 72, 640) + showLines(WIDE, 72, 590));
    expect(texts(reading)[1]).toBe(slide.join(' '));
  });
});
