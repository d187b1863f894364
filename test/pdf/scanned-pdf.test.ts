import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine, type PdfEngine, readPdf, readScannedPages } from '../../src/documents/pdf/index.ts';
import { show, textPdf } from './make-pdf.ts';

const installed = spawnSync('tesseract', ['--version']).status === 0;

/** Drawn as an image it is what a scanner gives; the test hands in a reading that has not seen its text. */
const DRAWN = textPdf([show('Recognised', 72, 700, 40)]);

describe('scanned pages', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await createPdfiumEngine();
  });

  it('stay as they are when the program is missing', async () => {
    const pdf = textPdf(['0 0 10 10 re f']);
    const reading = readPdf(engine, pdf);
    expect(await readScannedPages(engine, pdf, reading, { program: 'no-such-program' })).toBe(reading);
  });

  it.skipIf(!installed && process.env['CI'] !== 'true')('get the text that tesseract recognises', async () => {
    const scan = { pageCount: 1, paragraphs: [], pages: [{ page: 1, text: '' }], words: 0 };
    const reading = await readScannedPages(engine, DRAWN, scan);
    expect(reading.pages[0]!.text).toBe('Recognised');
    expect(reading.paragraphs).toMatchObject([{ kind: 'body', text: 'Recognised', page: 1 }]);
    expect(reading.words).toBe(1);
  });
});
