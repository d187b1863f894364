import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, type PdfParagraph, readPdf } from '../../src/documents/pdf/index.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

let engine: PdfEngine;
beforeAll(async () => {
  engine = await createPdfiumEngine();
});

const paragraphs = (content: string): readonly PdfParagraph[] => readPdf(engine, textPdf([content])).paragraphs;
const text = (content: string): string => paragraphs(content)[0]!.text;

/** Widths of Times in thousandths of the type size. */
const WIDTHS: Readonly<Record<string, number>> = {
  m: 778,
  w: 722,
  a: 444,
  e: 444,
  f: 333,
  r: 333,
  i: 278,
  l: 278,
  t: 278,
  s: 389,
  c: 444,
  ' ': 250,
  '.': 250,
};
const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 500) * 0.012, 0);

/** A page whose font F9 gives its codes other characters, as `<code> <character>`. */
function withCodes(content: string, ...codes: readonly string[]): Buffer {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def
1 begincodespacerange <00> <FF> endcodespacerange
${codes.length} beginbfchar ${codes.join(' ')} endbfchar endcmap end end`;
  const times = '/Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding';
  const page = `/Resources << /Font << /F1 << ${times} >> /F9 << ${times} /ToUnicode 6 0 R >> >> >>`;
  return textPdf([content], { page, extra: [{ body: '<< >>', stream: Buffer.from(map) }] });
}

describe('characters of a line', () => {
  it('keep a printed soft hyphen as a hyphen within the line', () => {
    // fonts have one glyph for both, and LuaTeX names it by the soft one
    const content = 'BT /F9 12 Tf 1 0 0 1 72 700 Tm (Follow-up of a multi-year plan, 2010 - 2017) Tj ET\n';
    expect(readPdf(engine, withCodes(content, '<2D> <00AD>')).paragraphs[0]!.text).toBe(
      'Follow-up of a multi-year plan, 2010 - 2017',
    );
  });

  it('lose a soft hyphen at the end of a line', () => {
    expect(
      text(showLines(['The treasurer of the society was a most consid\xad', 'erate man of letters.'], 72, 700)),
    ).toBe('The treasurer of the society was a most considerate man of letters.');
  });

  it('join an accent that is printed over the letter before it', () => {
    const accent = '388 (\xa8) -55';
    const content = `BT /F1 12 Tf 1 0 0 1 72 700 Tm [(Annika Seppa) ${accent} (la) ${accent} (, Helsinki)] TJ ET\n`;
    expect(text(content)).toBe('Annika Seppälä, Helsinki');
  });

  it('have the spaces that the file only leaves as gaps, between narrow letters too', () => {
    const words = ['a', 'framework', 'for', 'the', 'editor', 'to', 'find', 'it', 'or', 'to', 'lift', 'it'];
    let x = 72;
    const content = words.map((word) => {
      const piece = show(word, x, 700);
      x += widthOf(word) + 12 * 0.16;
      return piece;
    });
    expect(text(content.join(''))).toBe(words.join(' '));
  });

  it('stay together in words that are spaced out', () => {
    const spaced = '[(a) -600 (l) -200 (i) -200 (t) -200 (t) -200 (l) -200 (e) -600 (t) -200 (i) -200 (l) -200 (t)]';
    expect(text(`BT /F1 12 Tf 1 0 0 1 72 700 Tm ${spaced} TJ ET\n`)).not.toContain(' i t');
  });

  it('print nothing for a zero-width space after a bullet', () => {
    const bullet = 'BT /F9 12 Tf 1 0 0 1 90 700 Tm (@#) Tj ET\n';
    const content = bullet + show('High-risk accounts are looked at once more', 108, 700);
    const pdf = withCodes(content, '<40> <25CF>', '<23> <200B>');
    const [item] = readPdf(engine, pdf).paragraphs;
    expect([item!.kind, item!.marker, item!.text]).toEqual([
      'listItem',
      '●',
      'High-risk accounts are looked at once more',
    ]);
  });

  it('take small note marks in, though they are half as large and high up', () => {
    const before = 'as much money as possible.';
    const end = 72 + widthOf(before);
    const content = show(before, 72, 700) + show('5', end, 704.8, 6) + show('More recently, others', end + 6, 700);
    const [line] = paragraphs(content);
    expect(line!.text).toBe('as much money as possible.5 More recently, others');
    expect(line!.runs.filter(({ raised }) => raised === 1)).toHaveLength(1);
  });
});
