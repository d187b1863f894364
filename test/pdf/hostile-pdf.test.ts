import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPdfiumEngine,
  DEFAULT_MEMORY_LIMIT,
  type PdfEngine,
  type ReadPdfResult,
  readPdf,
} from '../../src/documents/pdf/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createWorkerPool, type WorkerPool } from '../../src/platform/workers/worker-pool.ts';
import { type PdfObject, show, showLines, textPdf, writePdf } from './make-pdf.ts';

/** Every file must be answered within this time. */
const LIMIT_MS = 20_000;
const CATALOG: PdfObject = { body: '<< /Type /Catalog /Pages 2 0 R >>' };
const ONE_PAGE: PdfObject = { body: '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 612 792] >>' };

/** A page of 2 kB whose content is 1 GB of spaces once inflated twice. */
function inflatingBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(2 ** 30, ' '), { level: 9 });
  const stream = deflateSync(once, { level: 9 });
  return writePdf([
    CATALOG,
    ONE_PAGE,
    { body: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>' },
    { body: '<< /Filter [/FlateDecode /FlateDecode] >>', stream },
  ]);
}

/** Forms that each draw the next one twice: 2^levels pieces of text. */
function doublingForms(levels: number): Buffer {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >> >>';
  const forms = Array.from({ length: levels }, (_, level) => ({
    body: `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${6 + level} 0 R >> ${font} >> >>`,
    stream: Buffer.from(level === levels - 1 ? show('Hi', 10, 10) : '/X Do /X Do'),
  }));
  const page = { body: '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>' };
  return writePdf([CATALOG, ONE_PAGE, page, { body: '<< >>', stream: Buffer.from('/X Do /X Do') }, ...forms]);
}

function emptyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const tree = { body: `<< /Type /Pages /Count ${count} /Kids [${kids}] /MediaBox [0 0 612 792] >>` };
  return writePdf([
    CATALOG,
    tree,
    ...Array.from({ length: count }, () => ({ body: '<< /Type /Page /Parent 2 0 R >>' })),
  ]);
}

const hello = textPdf([show('Hello there, reader.', 72, 700)]);

describe('hostile files in a worker', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = createWorkerPool({
      name: 'pdf-test',
      threads: 2,
      queueLimit: 100,
      timeoutMs: LIMIT_MS,
      maxHeapMb: 512,
      log: createLog('silent', { write: () => undefined }),
    });
  });
  afterAll(() => pool.close(0));
  const module = new URL('../../src/documents/pdf/pdf-worker.ts', import.meta.url).href;
  const read = (bytes: Uint8Array): Promise<ReadPdfResult> => pool.run({ module, fn: 'readPdfTask', args: { bytes } });

  it('answers bombs with an error and goes on serving', async () => {
    const beside = async (): Promise<boolean[]> => {
      const answers: boolean[] = [];
      for (let round = 0; round < 10; round++) answers.push((await read(hello)).ok);
      return answers;
    };
    const [inflating, doubling, served] = await Promise.all([read(inflatingBomb()), read(doublingForms(24)), beside()]);
    expect(inflating).toMatchObject({ ok: false, code: 'pdf_too_complex', kind: 'too-large' });
    expect(doubling).toMatchObject({ ok: false, code: 'pdf_too_complex', kind: 'too-large' });
    expect(served).toEqual(Array(10).fill(true));
    expect(await read(hello)).toMatchObject({ ok: true, reading: { pageCount: 1, words: 3 } });
  });

  it('names the fault of what is no readable PDF', async () => {
    const invalid = { ok: false, code: 'pdf_invalid', kind: 'damaged' };
    expect(await read(new Uint8Array(0))).toMatchObject(invalid);
    expect(await read(Buffer.from('Just some text.'))).toMatchObject(invalid);
    expect(await read(Buffer.from('PK\x03\x04 a zip, perhaps a docx', 'latin1'))).toMatchObject(invalid);
    expect(await read(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toMatchObject(invalid);
    expect(await read(hello.subarray(0, 300))).toMatchObject(invalid);
    expect(await read(emptyPages(100_000))).toMatchObject({ ok: false, code: 'pdf_too_many_pages' });
  });
});

describe('odd files', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await createPdfiumEngine();
  });
  const textOf = (pdf: Uint8Array): string =>
    readPdf(engine, pdf)
      .paragraphs.map((paragraph) => paragraph.text)
      .join('|');

  it('rebuilds a damaged cross-reference table', () => {
    const broken = Buffer.from(hello.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999'), 'latin1');
    expect(textOf(broken)).toBe('Hello there, reader.');
  });

  it('reads past deep nesting', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(textOf(textPdf([`${show('Before.', 72, 700)}${deep} TJ\n${show('After.', 72, 600)}`]))).toMatch(/^Before\./);
    expect(textOf(textPdf([show('Text.', 72, 700)], { catalog: `/Deep ${deep}` }))).toBe('Text.');
  });

  it('reads pages with huge, empty and upside-down boxes', () => {
    const page = [show('Far out.', 100, 100)];
    expect(textOf(textPdf(page, { mediaBox: '0 0 1000000000 1000000000' }))).toBe('Far out.');
    expect(textOf(textPdf(page, { mediaBox: '500 500 -500 -500' }))).toBe('Far out.');
    expect(textOf(textPdf(page, { mediaBox: '0 0 0 0' }))).toBe('Far out.');
  });

  it('ignores scripts, attachments and launch actions', () => {
    const catalog =
      '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\);) >> /Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >>';
    const page = '/AA << /O << /S /Launch /F (calc.exe) >> >>';
    expect(textOf(textPdf([show('Only text.', 72, 700)], { catalog, page }))).toBe('Only text.');
  });

  it('survives fonts that map to no characters', () => {
    const font =
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << >> /Encoding << /Type /Encoding /Differences [65 /g1 /g2] >> /FirstChar 65 /LastChar 66 /Widths [1 1] >>';
    const page = `/Resources << /Font << /F9 ${font} >> >>`;
    const pdf = textPdf([`BT /F9 12 Tf 72 700 Td (AB) Tj ET`], { page });
    expect(readPdf(engine, pdf).pageCount).toBe(1);
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
