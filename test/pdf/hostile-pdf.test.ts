import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, DEFAULT_MEMORY_LIMIT, type PdfEngine, readPdf } from '../../src/documents/pdf/index.ts';
import {
  damagedCrossReference,
  emptyPages,
  encrypted,
  nestedContent,
  nestedObjects,
  oddBox,
  scripted,
  unmappedFont,
} from './hostile-files.ts';
import { show, showLines, textPdf } from './make-pdf.ts';

const hello = textPdf([show('Hello there, reader.', 72, 700)]);

describe('odd files', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await createPdfiumEngine();
  });
  const textOf = (pdf: Uint8Array): string =>
    readPdf(engine, pdf)
      .paragraphs.map((paragraph) => paragraph.text)
      .join('|');

  it('names the fault of what is no readable PDF', () => {
    const damaged = expect.objectContaining({ kind: 'damaged' });
    expect(() => readPdf(engine, new Uint8Array(0))).toThrow(damaged);
    expect(() => readPdf(engine, Buffer.from('Just some text.'))).toThrow(damaged);
    expect(() => readPdf(engine, Buffer.from('PK\x03\x04 a zip, perhaps a docx', 'latin1'))).toThrow(damaged);
    expect(() => readPdf(engine, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toThrow(damaged);
    expect(() => readPdf(engine, hello.subarray(0, 300))).toThrow(damaged);
    expect(() => readPdf(engine, encrypted())).toThrow(expect.objectContaining({ kind: 'encrypted' }));
    expect(() => readPdf(engine, emptyPages())).toThrow(expect.objectContaining({ fault: 'pdf.too-many-pages' }));
  });

  it('rebuilds a damaged cross-reference table', () => {
    expect(textOf(damagedCrossReference('Hello there.'))).toBe('Hello there.');
  });

  it('reads past deep nesting', () => {
    expect(textOf(nestedContent('Before.'))).toMatch(/^Before\./);
    expect(textOf(nestedObjects('Text.'))).toBe('Text.');
  });

  it('reads pages with huge, empty and upside-down boxes', () => {
    for (const box of ['0 0 1000000000 1000000000', '500 500 -500 -500', '0 0 0 0'])
      expect(textOf(oddBox('Far out.', box))).toBe('Far out.');
  });

  it('ignores scripts, attachments and launch actions', () => {
    expect(textOf(scripted('Only text.'))).toBe('Only text.');
  });

  it('survives fonts that map to no characters', () => {
    expect(readPdf(engine, unmappedFont()).pageCount).toBe(1);
  });

  it('gives a scan as pages without text', () => {
    const reading = readPdf(engine, textPdf(['q 612 0 0 792 0 0 cm 0 0 1 1 re f Q']));
    expect(reading).toMatchObject({ pageCount: 1, paragraphs: [], pages: [{ page: 1, text: '' }], words: 0 });
  });

  it('refuses more pages and characters than allowed', () => {
    const pdf = textPdf([show('One.', 72, 700), show('Two.', 72, 700)]);
    expect(() => readPdf(engine, pdf, { maxPages: 1 })).toThrow(expect.objectContaining({ kind: 'too-large' }));
    expect(() => readPdf(engine, pdf, { maxCharacters: 5 })).toThrow(expect.objectContaining({ kind: 'too-large' }));
  });

  it('needs no more engine memory for a thousand pages than for a few', () => {
    const lines = Array.from(
      { length: 45 },
      (_, row) => `Line ${row} of a page that holds a fair amount of text, as pages do.`,
    );
    const page = showLines(lines, 72, 740);
    readPdf(engine, textPdf(Array(20).fill(page)));
    const before = engine.memoryBytes();
    const reading = readPdf(engine, textPdf(Array(1000).fill(page)));
    expect(reading.pageCount).toBe(1000);
    expect(engine.memoryBytes() - before).toBeLessThan(16 * 1024 * 1024);
    expect(engine.memoryBytes()).toBeLessThan(DEFAULT_MEMORY_LIMIT);
  });

  it('ends cleanly on every prefix and on flipped bytes', () => {
    const pdf = textPdf([showLines(['Some lines of text', 'to be damaged'], 72, 700)]);
    for (let length = 0; length < pdf.length; length += 7) outcome(pdf.subarray(0, length));
    for (let at = 9; at < pdf.length; at += 3) {
      const damaged = Buffer.from(pdf);
      damaged[at] = damaged[at]! ^ 0x55;
      outcome(damaged);
    }
  });

  /** A reading or a `DocumentError`; anything else fails the test. */
  function outcome(pdf: Uint8Array): void {
    try {
      expect(readPdf(engine, pdf).pageCount).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toMatchObject({ name: 'DocumentError' });
    }
  }
});
