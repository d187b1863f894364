import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createPdfiumEngine,
  type PdfEngine,
  type PdfReading,
  readPdf,
  toParagraphHtml,
  toSemanticHtml,
} from '../../src/documents/pdf/index.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const read = (pdf: Buffer): PdfReading => readPdf(engine, pdf);
const texts = (reading: PdfReading): string[] => reading.paragraphs.map((paragraph) => paragraph.text);

/** A paragraph of lines that are as wide as Times at 12 points makes them, about 440 points. */
const WIDE = [
  'The committee met in the morning and heard the report of the treasurer, who had',
  'spent the summer in the archive and found that the accounts of the society were',
  'kept with great care until the year of the flood, when most of the books were lost',
  'and the remaining ones were moved to another building near the river.',
];

describe('paragraphs', () => {
  it('joins lines and parts paragraphs by indent and by space', () => {
    const second = ['In the afternoon the members walked along the river to see the new bridge,', ...WIDE.slice(1)];
    const indented = show(second[0]!, 90, 644) + showLines(second.slice(1), 72, 630);
    const reading = read(textPdf([showLines(WIDE, 72, 700) + indented + showLines(WIDE, 72, 540)]));
    expect(texts(reading)).toEqual([WIDE.join(' '), second.join(' '), WIDE.join(' ')]);
  });

  it('reads two columns one after the other and goes on over the gutter', () => {
    const left = [
      'A paragraph that starts in the',
      'left column of the page and that',
      'does not end before the column',
    ];
    const right = ['does, so that the rest of it stands', 'at the top of the right column.'];
    const filler = (x: number) =>
      showLines(
        [
          'Every column is as wide as this one',
          'and every line nearly fills it, so',
          'that the edges of it can be learnt.',
        ],
        x,
        760,
        10,
        12,
      );
    const content = filler(60) + showLines(left, 60, 700, 10, 12) + showLines(right, 320, 760, 10, 12);
    expect(texts(read(textPdf([content])))).toContain([...left, ...right].join(' '));
  });

  it('puts text that the file shows last where it stands on the page', () => {
    const above = showLines(WIDE, 72, 700);
    const below = showLines(WIDE, 72, 500);
    const box = showLines(['const answer = 42;', 'return answer;'], 90, 610, 10, 12, 'F4');
    const title = show('A Title', 72, 740, 20, 'F2');
    const { paragraphs } = read(textPdf([above + below + box + title]));
    expect(paragraphs.map(({ kind }) => kind)).toEqual(['heading', 'body', 'code', 'body']);
  });

  it('leaves columns in the order of the file', () => {
    const column = (word: string, x: number) =>
      showLines(
        Array.from({ length: 8 }, (_, row) => `Line ${row} of the ${word} column of it.`),
        x,
        700,
        10,
        12,
      );
    const across = show('A heading over both columns', 72, 730, 16, 'F2');
    const found = texts(read(textPdf([across + column('left', 72) + column('right', 320)])));
    expect(found.join(' ')).toMatch(/heading.*Line 0 of the left.*Line 7 of the left.*Line 0 of the right/);
  });

  it('reads columns though the file shows them line by line, or in no order', () => {
    const words = [
      'the first of the words that run',
      'on over all of the lines and that',
      'never stop before the very end of',
    ];
    const column = (name: string, x: number) =>
      Array.from({ length: 12 }, (_, row) =>
        show(row === 0 ? `Here begins the ${name} column and` : `${words[row % 3]} ${name}`, x, 700 - row * 12, 10),
      );
    const left = column('left', 60);
    const right = column('right', 320);
    const rowByRow = left.map((line, row) => line + right[row]!).join('');
    const shuffled = [...left, ...right].map((_, at, all) => all[(at * 7) % all.length]!).join('');
    for (const content of [rowByRow, shuffled]) {
      const found = texts(read(textPdf([content]))).join(' ');
      expect(found).toMatch(/^Here begins the left(?:(?!right).)*Here begins the right(?:(?!left).)*$/);
    }
  });

  it('keeps a paragraph whole around a displayed formula', () => {
    const formula = show('a = b + c', 250, 630) + show('(1)', 490, 630);
    const rest = ['where every letter stands for a number that the treasurer had written down in the', WIDE[3]!];
    const content =
      showLines(WIDE.slice(0, 3), 72, 700) + formula + showLines(rest, 72, 600) + showLines(WIDE, 72, 540);
    expect(texts(read(textPdf([content])))).toEqual([
      [...WIDE.slice(0, 3), 'a = b + c (1)', ...rest].join(' '),
      WIDE.join(' '),
    ]);
  });

  it('takes the first row of a table for a row, though its words stand close together', () => {
    const row = (cells: readonly string[], y: number) =>
      cells.map((cell, index) => show(cell, 220 + index * 100, y, 12)).join('');
    const table =
      row(['North province', '404', '0.89'], 640) +
      row(['South', '763', '0.09'], 625) +
      row(['West', '661', '0.03'], 610);
    const caption = show('Table 1: The yield of the provinces over the last century.', 130, 660, 10);
    const { paragraphs } = read(textPdf([showLines(WIDE, 72, 740) + caption + table + showLines(WIDE, 72, 560)]));
    expect(paragraphs.filter(({ kind }) => kind === 'tableRow').map(({ text }) => text)).toEqual([
      'North province\t404\t0.89',
      'South\t763\t0.09',
      'West\t661\t0.03',
    ]);
  });

  it('keeps a listing whole over blank lines, wide gaps and page breaks', () => {
    const page = (from: number) =>
      showLines(WIDE, 72, 740) +
      [0, 1, 2, 3]
        .map((row) => {
          const call = show(`call(${from + row});`, 90, 660 - row * 24, 10, 'F4');
          return row === 0 ? call + show('// why', 300, 660, 10, 'F4') : call;
        })
        .join('');
    const second = [0, 1].map((row) => show(`more(${row});`, 90, 740 - row * 12, 10, 'F4')).join('');
    const { paragraphs } = read(textPdf([page(1), second]));
    const code = paragraphs.filter(({ kind }) => kind === 'code');
    expect(code).toHaveLength(1);
    expect(code[0]!.text).toMatch(/^call\(1\); {20,}\/\/ why\n/);
    expect(code[0]!.text).toMatch(/call\(4\);\s+more\(0\);\nmore\(1\);$/);
  });

  it('goes on over a page break, past a running head and a footnote', () => {
    const first =
      showLines(WIDE.slice(0, 3), 72, 700) +
      show('1 A note at the foot of the page.', 72, 60, 9) +
      show('Annual Report', 72, 770, 9) +
      show('3', 300, 30, 9);
    const second =
      show('Annual Report', 72, 770, 9) + show(WIDE[3]!, 72, 700) + showLines(WIDE, 72, 660) + show('4', 300, 30, 9);
    const reading = read(textPdf([first, second]));
    expect(texts(reading)).toEqual([WIDE.join(' '), '1 A note at the foot of the page.', WIDE.join(' ')]);
    expect(reading.paragraphs.map((paragraph) => paragraph.kind)).toEqual(['body', 'footnote', 'body']);
    expect(reading.pages[0]!.text).toContain('Annual Report');
    expect(reading.pages[1]!.text.split('\n')).toContain('4');
  });

  it('gives the text of a page in the order in which it is read, as the paragraphs have it', () => {
    const reading = read(textPdf([show('Shown first, printed below.', 72, 300) + show('Printed above.', 72, 700)]));
    expect(texts(reading)).toEqual(['Printed above.', 'Shown first, printed below.']);
    expect(reading.pages[0]!.text).toBe('Printed above.\nShown first, printed below.');
  });

  it('takes out the hyphens of the typesetter and keeps those of the word', () => {
    const lines = [
      'The treasurer was a well-known man, and every one of the members of the commit-',
      'tee knew that he was well-',
    ];
    const pdf = textPdf([
      showLines(
        [
          lines[0]!,
          'tee knew that he was not only well read but also, as many people said, a well-',
          'known author of books about rivers and bridges and the people who lived there.',
        ],
        72,
        700,
      ),
    ]);
    expect(texts(read(pdf))[0]).toContain('members of the committee knew');
    expect(texts(read(pdf))[0]).toContain('a well-known author');
  });

  it('asks the word list where the document has no example', () => {
    const lines = [
      'The members of the society had been told by the chairman that the railway sig-',
      'nal near the bridge was a time-',
      'honoured part of the town and that nobody had ever thought of taking it away.',
    ];
    const pdf = textPdf([
      showLines(lines.slice(0, 1), 72, 700) +
        showLines(['nal near the old bridge was, for most of the people who lived there, a time-', lines[2]!], 72, 686),
    ]);
    const isWord = (word: string): boolean => ['signal', 'time', 'honoured'].includes(word);
    const text = readPdf(engine, pdf, { isWord }).paragraphs[0]!.text;
    expect(text).toContain('railway signal near');
    expect(text).toContain('a time-honoured part');
  });

  it('tells headings, list items, captions, code and table rows apart', () => {
    const content =
      show('Annual Report', 72, 740, 20, 'F2') +
      show('1 Income', 72, 705, 14, 'F2') +
      showLines(WIDE, 72, 680) +
      show('\x95 Fees of the members of the society', 90, 600) +
      show('\x95 Gifts of friends', 90, 586) +
      show('Table 1: Income by year', 72, 550) +
      show('Year', 100, 530) +
      show('Fees', 250, 530) +
      show('Gifts', 400, 530) +
      show('1901', 100, 516) +
      show('12', 250, 516) +
      show('40', 400, 516) +
      show('1902', 100, 502) +
      show('14', 250, 502) +
      show('44', 400, 502) +
      showLines(['for year in years:', '    print(year)'], 72, 460, 11, 13, 'F4');
    const reading = read(textPdf([content]));
    expect(reading.paragraphs.map(({ kind, level, text, marker }) => [kind, level, marker, text])).toEqual([
      ['heading', 1, undefined, 'Annual Report'],
      ['heading', 2, undefined, '1 Income'],
      ['body', 0, undefined, WIDE.join(' ')],
      ['listItem', 0, '•', 'Fees of the members of the society'],
      ['listItem', 0, '•', 'Gifts of friends'],
      ['caption', 0, undefined, 'Table 1: Income by year'],
      ['tableRow', 0, undefined, 'Year\tFees\tGifts'],
      ['tableRow', 0, undefined, '1901\t12\t40'],
      ['tableRow', 0, undefined, '1902\t14\t44'],
      ['code', 0, undefined, 'for year in years:\n    print(year)'],
    ]);
  });

  it('gives bold, italic and raised stretches with offsets in the text', () => {
    const content =
      'BT /F1 12 Tf 1 0 0 1 72 700 Tm (It was ) Tj /F2 12 Tf (very) Tj /F1 12 Tf ( cold in ) Tj /F3 12 Tf (Bergen) Tj /F1 7 Tf 4 Ts (2) Tj 0 Ts /F1 12 Tf (, they said.) Tj ET';
    const [paragraph] = read(textPdf([content])).paragraphs;
    expect(paragraph!.text).toBe('It was very cold in Bergen2, they said.');
    expect(
      paragraph!.runs.map((run) => [paragraph!.text.slice(run.start, run.end), run.bold, run.italic, run.raised]),
    ).toEqual([
      ['very', true, false, 0],
      ['Bergen', false, true, 0],
      ['2', false, false, 1],
    ]);
  });

  it('turns sideways pages and keeps turned text as blocks of its own', () => {
    expect(texts(read(textPdf([showLines(WIDE, 72, 500)], { page: '/Rotate 90' })))).toEqual([WIDE.join(' ')]);
    const stamp = 'BT /F1 10 Tf 0 1 -1 0 30 300 Tm (Printed in May) Tj ET';
    expect(texts(read(textPdf([showLines(WIDE, 72, 700) + stamp])))).toEqual([WIDE.join(' '), 'Printed in May']);
  });

  it('shows invisible text only when there is nothing else', () => {
    const hidden = `3 Tr ${showLines(WIDE, 72, 700)} 0 Tr `;
    expect(texts(read(textPdf([hidden])))).toEqual([WIDE.join(' ')]);
    expect(texts(read(textPdf([hidden + showLines(WIDE, 72, 500)])))).toEqual([WIDE.join(' ')]);
  });

  it('gives the page and the box of a paragraph', () => {
    const [paragraph] = read(textPdf([showLines(WIDE, 72, 700)])).paragraphs;
    expect(paragraph!.page).toBe(1);
    expect(paragraph!.boxes[0]!.left).toBeCloseTo(72, 0);
    expect(paragraph!.boxes[0]!.top).toBeGreaterThan(700);
    expect(paragraph!.boxes[0]!.bottom).toBeLessThan(700 - 3 * 14);
  });

  it('counts words by the rule of every service', () => {
    expect(read(textPdf([show('Well - it cost $5 & 2 pence.', 72, 700)])).words).toBe(6);
  });

  it('takes a letter apostrophe that is alone for no word', async () => {
    const pdf = new PDFDocument({ size: 'A4' });
    pdf.font(join(packageRoot, 'assets/fonts/NotoSans-Regular.ttf'), 11).text('The sign \u02bc is no word.');
    pdf.end();
    const { paragraphs, words } = read(await buffer(pdf as unknown as Readable));
    expect(paragraphs.map(({ text }) => text)).toEqual(['The sign \u02bc is no word.']);
    expect(words).toBe(5);
  });
});

describe('links and markup', () => {
  const annotation = (uri: string) =>
    `/Annots [<< /Type /Annot /Subtype /Link /Rect [70 695 140 715] /A << /S /URI /URI (${uri}) >> >>]`;

  it('links web addresses and nothing else', () => {
    const page = [show('Our site', 72, 700)];
    const html = (uri: string) => toParagraphHtml(read(textPdf(page, { page: annotation(uri) })));
    expect(html('https://example.org/?a=1&b=2')).toBe(
      '<p data-page="1"><a href="https://example.org/?a=1&amp;b=2">Our site</a></p>',
    );
    expect(html('javascript:alert\\(1\\)')).toBe('<p data-page="1">Our site</p>');
    expect(html('file:///etc/passwd')).toBe('<p data-page="1">Our site</p>');
  });

  it('escapes all that the text holds', () => {
    const html = toParagraphHtml(read(textPdf([show('<img src=x onerror="a"> & \'b\'', 72, 700)])));
    expect(html).toBe('<p data-page="1">&lt;img src=x onerror=&quot;a&quot;&gt; &amp; &#39;b&#39;</p>');
  });

  it('writes paragraphs with class and role, or elements of their own', () => {
    const content =
      show('Title of it', 72, 740, 20, 'F2') + show('\x95 One item of a list', 90, 700) + showLines(WIDE, 72, 660);
    const reading = read(textPdf([content]));
    expect(toParagraphHtml(reading).split('\n').slice(0, 2)).toEqual([
      '<p data-page="1" class="heading" role="heading" aria-level="1">Title of it</p>',
      '<p data-page="1" class="list-item" role="listitem" data-marker="•">One item of a list</p>',
    ]);
    expect(toSemanticHtml(reading).split('\n').slice(0, 2)).toEqual([
      '<h1 data-page="1">Title of it</h1>',
      '<ul data-page="1"><li>One item of a list</li></ul>',
    ]);
  });
});

describe('passwords', () => {
  const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.pdf`, import.meta.url));

  it('opens a file whose user password is empty', () => {
    expect(texts(read(fixture('empty-user-password')))).toEqual(['A protected page says hello.']);
  });

  it('names the password as the reason, and takes it when given', () => {
    expect(() => read(fixture('needs-password'))).toThrow(expect.objectContaining({ kind: 'encrypted' }));
    const reading = readPdf(engine, fixture('needs-password'), { password: 'secret' });
    expect(texts(reading)).toEqual(['A protected page says hello.']);
  });
});
