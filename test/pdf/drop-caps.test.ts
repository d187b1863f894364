import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, readPdf } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const texts = (content: string): string[] => readPdf(engine, textPdf([content])).paragraphs.map(({ text }) => text);

const BEFORE = [
  'The accounts of the society were kept with great care until the year of the flood,',
  'when most of the books were lost and the others were moved to another building by',
  'the river, where the members of the committee saw them for the first time in years.',
];
/** A paragraph with a letter over two lines in front; `x` is where the set-in lines begin. */
function withCap(cap: string, first: string, x: number): string {
  const beside = [first, 'and heard the report of the treasurer, who had spent the summer there'];
  const below = ['looking for the accounts of the society and had found most of them in good order.'];
  return show(cap, 72, 616, 32) + showLines(beside, x, 630, 12, 14) + showLines(below, 72, 602, 12, 14);
}

describe('a large initial letter', () => {
  it('belongs to the first word of its paragraph', () => {
    const found = texts(
      showLines(BEFORE, 72, 700, 12, 14) +
        withCap('T', 'he committee met again in the archive of the town beside the river', 92),
    );
    expect(found).toHaveLength(2);
    expect(found[1]).toMatch(
      /^The committee met again in the archive of the town beside the river and heard .* summer there looking for/,
    );
  });

  it('is found though the file shows it before everything else', () => {
    const content = withCap('T', 'he committee met again in the archive of the town beside the river', 92);
    const [cap, ...rest] = content.split(/(?<=ET\n)/);
    const found = texts(cap + showLines(BEFORE, 72, 700, 12, 14) + rest.join(''));
    expect(found[0]).toBe(BEFORE.join(' '));
    expect(found[1]).toMatch(/^The committee met again/);
  });

  it('is a word of its own where the rest of the line says so', () => {
    const word = (line: string): string =>
      texts(withCap('A', line, 97))[0]!
        .split(' ')
        .slice(0, 2)
        .join(' ');
    expect(word('committee of the society met in the archive again')).toBe('A committee');
    expect(word('fter the flood the members met in the archive again')).toBe('After the');
    expect(word('nother flood took away the remaining books of all')).toBe('Another flood');
  });

  it.each([
    [19.8, 86],
    [32, 89],
  ])('may be small or near to its lines: %d points, lines at %d', (size, x) => {
    const beside = [
      'HE committee met again in the archive of the town beside the river',
      'and heard the report of the treasurer, who had spent the summer there',
    ];
    const below = ['looking for the accounts of the society and had found most of them in good order.'];
    const found = texts(
      showLines(BEFORE, 72, 700, 12, 14) +
        show('T', 72, 617, size) +
        showLines(beside, x, 630, 12, 14) +
        showLines(below, 72, 602, 12, 14),
    );
    expect(found[1]).toMatch(/^THE committee met again/);
  });

  it('leaves large letters alone that no lines stand beside', () => {
    const found = texts(show('B', 72, 740, 32) + showLines(BEFORE, 72, 700, 12, 14));
    expect(found).toEqual(['B', BEFORE.join(' ')]);
  });
});
