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

describe('text in a narrow measure', () => {
  it('stays one paragraph beside a picture', () => {
    const beside = [
      'Members of the society went to',
      'the river in order to look for the',
      'books that had been lost, but all',
      'they found was a stone with a date',
      'on it, which the treasurer took for',
      'that of the flood in question.',
    ];
    const reading = read(paragraph(720) + showLines(beside, 72, 640) + paragraph(540));
    expect(texts(reading)).toEqual([WIDE.join(' '), beside.join(' '), WIDE.join(' ')]);
  });

  it('keeps the lines of a list apart that all start anew', () => {
    const names = ['Applied Mathematics', 'Ancient History', 'Public Law', 'Natural Philosophy', 'Modern Languages'];
    expect(texts(read(paragraph(720) + showLines(names, 72, 640)))).toEqual([WIDE.join(' '), ...names]);
  });

  it('goes on within a word though small capitals make the first line a smaller one', () => {
    const first = 'NOTE: FOR RECORDS OF THE ARCHIVES OF THE SOCIETY ci\xad';
    const second = 'tations are in the list of the sections affected, at the end of this volume of papers.';
    const reading = read(paragraph(720) + show(first, 72, 640, 9) + show(second, 72, 626));
    expect(texts(reading)[1]).toMatch(/THE SOCIETY citations are in/);
  });
});

describe('rows of a table', () => {
  it('are rows though their numbers fill the column from edge to edge', () => {
    const row = (name: string, numbers: readonly string[], y: number): string =>
      show(name, 72, y) + numbers.map((number, at) => show(number, 160 + at * 70, y)).join('') + show('41.5', 439.5, y);
    const rows = [
      row('Alabama', ['3489', '2137', '6855', '7164'], 640),
      row('Alaska', ['4281', '3342', '1913', '1426'], 626),
      row('Arizona', ['4348', '2228', '1503', '7776'], 612),
    ];
    const found = read(paragraph(720) + rows.join('') + paragraph(560)).paragraphs.slice(1, -1);
    expect(found.map(({ kind }) => kind)).toEqual(['tableRow', 'tableRow', 'tableRow']);
  });
});

describe('small type at the foot of a page', () => {
  it('is no note where it goes on from the text above it', () => {
    const reference = (number: number): string =>
      showLines(
        [`${number}. Baker D, Meese T. The accounts of the society and the`, '    year of the flood.'],
        72,
        640 - number * 26,
        9,
        11,
      );
    const body = [760, 690, 620, 550].map(paragraph).join('');
    const references = Array.from({ length: 18 }, (_, index) => reference(index + 1)).join('');
    const { paragraphs } = read(paragraph(760) + paragraph(690) + references, ...Array(4).fill(body));
    expect(paragraphs.filter(({ kind }) => kind === 'footnote')).toEqual([]);
  });

  it('is a note below larger text', () => {
    const note = show('1 The accounts are kept in the archive of the society.', 72, 90, 9);
    const { paragraphs } = read(paragraph(760) + paragraph(690) + note);
    expect(paragraphs.at(-1)!.kind).toBe('footnote');
  });
});

describe('entries with a hanging indent', () => {
  const entry = (lines: readonly string[], y: number): string =>
    show(lines[0]!, 72, y, 10) + showLines(lines.slice(1), 86, y - 12, 10, 12);

  it('keep their second lines, whatever is written there', () => {
    const entries = [
      [
        'Silk, W.K. 1984. Descriptions of the flood and of the river, with maps of the archive. City Press,',
        'Lisbon, Portugal.',
      ],
      [
        'SAS Institute. 1990. Guide for members of the society, with an account of its archive. Ed. by SAS',
        'Inst., Cary, NC.',
      ],
      [
        'Band, L.R. 1985. Accounts of the society and of the treasurer in the years after the flood. Annals',
        'Vol. 36, pp. 12 to 19.',
      ],
      [
        'Sauer, T.J. 2000. The stone in the river and what was written on it, by one who was there. Annals',
        'Vol. 40, pp. 2 to 9.',
      ],
    ];
    const content = entries.map((lines, at) => entry(lines, 600 - at * 24)).join('');
    expect(texts(read(paragraph(760) + paragraph(690) + content)).slice(2)).toEqual(
      entries.map((lines) => lines.join(' ')),
    );
  });

  it('keep all their lines where there are many', () => {
    const lines = [
      'Kellogg, R.L., C.H. Lander, and N. Goellehon. 2000.',
      'Manure of the parish, in relation to the capacity of its fields:',
      'trends in space and time. Annals of the River. Available in the',
      'archive of the society, on request. The treasurer has a copy of',
      'his own, which was not lost in the flood, and the society has a',
      'third one in the museum of the city.',
    ];
    const last = entry(['Band, L.R. 1985. Accounts of the society and of the treasurer.', 'Annals, Lisbon.'], 528);
    expect(texts(read(paragraph(760) + paragraph(690) + entry(lines, 600) + last))).toContain(lines.join(' '));
  });
});

describe('numbers', () => {
  it('at the start of a line are no items where they end a range of pages', () => {
    const entry = [
      '1. Silk W. Descriptions of the flood. Annals of the River. 1984; 35:479\x96',
      '518. Kept in the archive of the city.',
    ];
    const other = [
      '2. Band L. Accounts of the society. Annals of the River. 1985; 36:12-19.',
      '3. Basu P. The stone. 1986.',
    ];
    const second = show(entry[1]!, 86, 626) + showLines(other, 72, 612);
    const reading = read(paragraph(760) + show(entry[0]!, 72, 640) + second);
    expect(reading.paragraphs.map(({ marker }) => marker).filter((marker) => marker !== undefined)).toEqual([
      '1.',
      '2.',
      '3.',
    ]);
  });

  it('name a figure without a stop after "Fig"', () => {
    const caption = show('Fig 5. The archive and the river in the year of the flood.', 72, 300, 9);
    expect(read(paragraph(760) + caption).paragraphs.at(-1)!.kind).toBe('caption');
  });
});

describe('notes', () => {
  it('are known by a raised mark though they are as large as the text', () => {
    const note = show('1', 72, 96, 7) + show('The accounts are kept in the archive of the society.', 76, 92);
    expect(read(paragraph(760) + paragraph(690) + note).paragraphs.at(-1)!.kind).toBe('footnote');
  });

  it('are no code though they contain only an address', () => {
    const address = show('1', 72, 95, 6) + show('archive.example/society/accounts', 76, 92, 9, 'F4');
    expect(read(paragraph(760) + paragraph(690) + address).paragraphs.at(-1)!.kind).toBe('footnote');
  });
});

describe('a caption in two columns', () => {
  it('goes on beside its first half', () => {
    const left = [
      'Fig. 2. Maps of the archive and of the river, as it was',
      'in the year of the flood. The stone is kept by the city',
      'of the treasurer and is shown to all members in its',
    ];
    const right = ['Museum of the city after the close', 'of the session, on any day.'];
    const text = [
      'Every column is as wide as this one',
      'and every line nearly fills it, so',
      'that its edges can be learnt now.',
    ];
    const content =
      showLines(left, 60, 700, 8, 10) +
      showLines(right, 320, 700, 8, 10) +
      [60, 320].map((x) => showLines([...text, ...text], x, 600, 10, 12)).join('');
    const { paragraphs } = read(content);
    expect(paragraphs[0]).toMatchObject({ kind: 'caption', text: [...left, ...right].join(' ') });
  });
});

describe('a sentence that goes on in the next column', () => {
  it('may start with a figure it cites', () => {
    const left = ['We present results on three problems', 'of the archive in the city, shown in'];
    const right = ['Figure 5. The problems are those of', 'the flood, the river and the bridge.'];
    const filler = (x: number): string =>
      showLines(
        [
          'Every column is as wide as this one',
          'and every line nearly fills it, so',
          'that its edges can be learnt now.',
        ],
        x,
        760,
        10,
        12,
      );
    const content = filler(60) + showLines(left, 60, 700, 10, 12) + showLines(right, 320, 760, 10, 12);
    expect(texts(read(content)).join('\n')).toContain([...left, ...right].join(' '));
  });
});

describe('items of a statute', () => {
  it('stay apart though they end with "and" and begin with quotation marks', () => {
    const items = ['\x93(iv) cheap; and', '\x93(v) of stone; and', '\x93(C) in the archive.'];
    const printed = items.map((item) => item.replace('\x93', '“'));
    expect(texts(read(paragraph(760) + showLines(items, 100, 640)))).toEqual([WIDE.join(' '), ...printed]);
  });
});

describe('running heads', () => {
  it('are found where a small page is printed on a large sheet', () => {
    const page = (number: number): string =>
      show(`§ 13.${number * 7}`, 72, 640, 11, 'F2') +
      show('Archives and Records', 400, 640, 11, 'F2') +
      paragraph(610) +
      paragraph(500);
    const reading = read(...[1, 2, 3, 4, 5].map(page));
    expect(texts(reading).filter((text) => /Archives|§/.test(text))).toEqual([]);
  });

  it('may be as long as the path of a file', () => {
    const path = `C:\\Archive\\${'Reports of the Society\\'.repeat(7)}Final.doc`;
    const page = paragraph(720) + paragraph(600) + show(path, 72, 40, 5);
    expect(path.length).toBeGreaterThan(150);
    expect(texts(read(page, page, page)).join(' ')).not.toContain('Final.doc');
  });

  it('are not what is in entries of the text as well', () => {
    const entry = (name: string, y: number): string =>
      show(name, 72, y) +
      show('Lisbon, Portugal', 440, y) +
      show('What was done there, in a few words of text.', 72, y - 16);
    const page = (name: string): string => [750, 650, 550, 450].map((y, at) => entry(`${name} ${at}`, y)).join('');
    const found = texts(read(page('Post'), page('Office'), page('Place')));
    expect(found.join(' ').match(/Lisbon/g)).toHaveLength(12);
  });

  it('are not titles of tables whose years happen to count on with the pages', () => {
    const titles = ['Accounts of the society and the archive in 1997', 'Members by parish and by their trade in 1998'];
    titles.push('Books that were lost in the flood, up to 1999', 'Stones found in the river by the treasurer, 2000');
    const reading = read(...titles.map((title) => show(title, 72, 750, 12, 'F2') + paragraph(700) + paragraph(600)));
    expect(texts(reading)).toEqual(expect.arrayContaining(titles));
  });
});
