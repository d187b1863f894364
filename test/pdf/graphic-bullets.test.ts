import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, readPdf } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const read = (content: string) => readPdf(engine, textPdf([content])).paragraphs;
const square = (x: number, y: number, size = 5): string => `0.2 0.2 0.7 rg ${x} ${y} ${size} ${size} re f\n`;

describe('bullets that are drawn', () => {
  it('make items of the lines beside them', () => {
    const items = ['A first point of the talk', 'A second point, which runs', 'A third one'];
    const list = items.map((text, at) => square(72, 602 - at * 24) + show(text, 86, 600 - at * 24)).join('');
    const found = read(show('What the talk is about', 72, 660, 20, 'F2') + list);
    expect(found.map(({ kind, marker, text }) => [kind, marker, text])).toEqual([
      ['heading', undefined, 'What the talk is about'],
      ...items.map((text) => ['listItem', '•', text]),
    ]);
  });

  it('hold the lines of an item together', () => {
    const lines = [
      'The committee met in the morning and heard the report of the treasurer, who had',
      'spent the summer there.',
    ];
    const content = [640, 600].map((y) => square(72, y + 2) + showLines(lines, 86, y, 12, 14)).join('');
    expect(read(content).map(({ kind, text }) => [kind, text])).toEqual([
      ['listItem', lines.join(' ')],
      ['listItem', lines.join(' ')],
    ]);
  });

  it('are not a single drawing, large ones, or signs within a line', () => {
    const single = square(72, 602) + show('A line beside a drawing', 86, 600);
    const large = [540, 500].map((y) => square(40, y, 20) + show('A line beside a picture', 86, y)).join('');
    const within = [440, 410].map((y) => show('A box', 86, y) + square(118, y + 2) + show('to tick', 128, y)).join('');
    expect(read(single + large + within).map(({ kind }) => kind)).not.toContain('listItem');
  });

  it('are not the heads of arrows in a diagram: alike and as near to their boxes, but far apart', () => {
    const arrows = [72, 190, 320]
      .map((x, at) => square(x, 302 - at * 30) + show('Box', x + 14, 300 - at * 30))
      .join('');
    expect(read(arrows).map(({ kind }) => kind)).not.toContain('listItem');
  });
});
