// @module-tag program
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPdfiumEngine } from '../../src/documents/pdf/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createPdfReader, type PdfReader } from '../../src/services/pdf/pdf-reader.ts';
import { scanOf } from '../pdf/hostile-files.ts';
import { show, showLines, textPdf } from '../pdf/make-pdf.ts';
import { type PdfServer, startPdfServer } from './pdf-server.ts';

const installed = spawnSync('tesseract', ['--version']).status === 0;
const LINES = [
  'The committee met in the morning and heard the report of the treas-',
  'urer, who had spent the summer in the archive and found that the',
  'accounts of the society were kept with great care.',
];
const PARAGRAPH =
  'The committee met in the morning and heard the report of the treasurer, who had spent the summer in the archive and found that the accounts of the society were kept with great care.';

/** The page as a picture: what a scanner makes of it. */
async function scan(contents: string): Promise<Buffer> {
  const engine = await createPdfiumEngine();
  const document = engine.open(textPdf([contents]));
  const { width, height, pixels } = document.renderGrey(0, 150)!;
  document.close();
  return scanOf(width, height, pixels, 150);
}

describe.skipIf(!installed && process.env['CI'] !== 'true')('scanned pages, with tesseract', () => {
  let pdf: PdfServer;
  let page: Buffer;
  beforeAll(async () => {
    pdf = await startPdfServer();
    page = await scan(showLines(LINES, 72, 700) + show('A second paragraph stands here.', 72, 600));
  });
  afterAll(() => pdf.stop());

  it('get no text unless it is asked for', async () => {
    const plain = await (await pdf.post('/extract-text', page)).json();
    expect(plain).toEqual({ filename: 'paper.pdf', page_count: 1, pages: [{ page: 1, text: '' }] });
    expect(await (await pdf.post('/extract-text?ocr=off', page)).json()).toEqual(plain);
    expect(await (await pdf.post('/convert', page)).json()).toMatchObject({ html: '', word_count: 0 });
  });

  it('get the text that is recognised', async () => {
    expect(await (await pdf.post('/extract-text?ocr=auto', page)).json()).toEqual({
      filename: 'paper.pdf',
      page_count: 1,
      pages: [{ page: 1, text: `${LINES.join('\n')}\n\nA second paragraph stands here.` }],
    });
    expect(await (await pdf.post('/convert?ocr=auto', page)).json()).toEqual({
      filename: 'paper.pdf',
      page_count: 1,
      word_count: `${PARAGRAPH} A second paragraph stands here.`.split(' ').length,
      html: `<p data-page="1">${PARAGRAPH}</p>\n<p data-page="1">A second paragraph stands here.</p>`,
    });
    expect(pdf.uploads()).toEqual([]);
  });

  it('leave pages with text as they are', async () => {
    const written = textPdf([showLines(LINES, 72, 700)]);
    const plain = await (await pdf.post('/convert', written)).json();
    expect(await (await pdf.post('/convert?ocr=auto', written)).json()).toEqual(plain);
  });

  it('get nothing of a picture', async () => {
    const [width, height] = [600, 800];
    const waves = Buffer.alloc(width * height);
    for (let at = 0; at < waves.length; at++)
      waves[at] = 128 + 60 * Math.sin((at % width) / 37) + 60 * Math.sin(at / width / 23);
    const picture = scanOf(width, height, waves, 72);
    expect(await (await pdf.post('/convert?ocr=auto', picture)).json()).toMatchObject({ html: '', word_count: 0 });
  });
});

describe('text recognition', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emend-ocr-'));
  const scratch = mkdtempSync(join(tmpdir(), 'emend-ocr-scratch-'));
  const readers: PdfReader[] = [];
  const file = join(dir, 'scan.pdf');
  beforeAll(async () => writeFileSync(file, await scan(show('Words', 72, 700, 40))));
  afterAll(async () => {
    await Promise.all(readers.map((reader) => reader.close()));
    rmSync(dir, { recursive: true });
    rmSync(scratch, { recursive: true });
  });

  async function reader(ocrProgram: string, ocrTimeoutMs: number): Promise<PdfReader> {
    const made = createPdfReader({
      threads: 1,
      queueLimit: 10,
      timeoutMs: 20_000,
      ocrTimeoutMs,
      maxHeapMb: 512,
      lexicon: null,
      scratch,
      ocrProgram,
      log: createLog('silent'),
    });
    readers.push(made);
    return made;
  }

  /** Knows English, but never ends with an image; leaves its process number behind. */
  function hangingProgram(): string {
    const program = join(dir, 'hanging');
    writeFileSync(
      program,
      `#!/bin/sh\nif [ "$1" = --list-langs ]; then echo eng; exit; fi\necho $$ > ${dir}/pid\nexec sleep 600\n`,
    );
    chmodSync(program, 0o755);
    return program;
  }

  it('changes nothing where the program is not installed', async () => {
    const made = await reader('no-such-program', 5_000);
    expect(await made.read(file, 'paragraphs', { ocr: true })).toEqual(await made.read(file, 'paragraphs'));
  });

  it.skipIf(process.platform === 'win32')('ends at its limit, and so does the program', async () => {
    const made = await reader(hangingProgram(), 3_000);
    const read = await made.read(file, 'text', { ocr: true });
    expect(read.pages).toEqual([expect.objectContaining({ page: 1, text: '' })]);
    await expectGone();
  });

  it.skipIf(process.platform === 'win32')('ends when nobody waits for it any more', async () => {
    const made = await reader(hangingProgram(), 60_000);
    const controller = new AbortController();
    const reading = made.read(file, 'text', { ocr: true, signal: controller.signal });
    while (!existsSync(join(dir, 'pid')) || readFileSync(join(dir, 'pid'), 'utf8') === '') await sleep(20);
    controller.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await expectGone();
  });

  /** Neither the process nor an image of the page is left. */
  async function expectGone(): Promise<void> {
    const pid = Number(readFileSync(join(dir, 'pid'), 'utf8'));
    rmSync(join(dir, 'pid'));
    expect(pid).toBeGreaterThan(1);
    await vi.waitFor(() => {
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
      expect(readdirSync(scratch)).toEqual([]);
    }, 60_000);
  }
});
