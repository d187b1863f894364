import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { createPdfReader, type PdfReader } from '../../src/services/pdf/pdf-reader.ts';
import { doublingForms, truncated } from '../pdf/hostile-files.ts';
import { show, textPdf } from '../pdf/make-pdf.ts';

describe('pages to look at', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emend-picture-'));
  let reader: PdfReader;
  beforeAll(() => {
    reader = createPdfReader({
      threads: 1,
      queueLimit: 10,
      timeoutMs: 5_000,
      ocrTimeoutMs: 5_000,
      maxHeapMb: 512,
      lexicon: null,
      scratch: dir,
      log: createLog('silent'),
    });
  });
  afterAll(async () => {
    await reader.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const file = (name: string, bytes: Uint8Array): string => {
    const path = join(dir, name);
    writeFileSync(path, bytes);
    return path;
  };

  it('come as PNG with the places of their paragraphs', async () => {
    const path = file('hello.pdf', textPdf([show('Hello there.', 72, 700), show('Second page.', 72, 700)]));
    const png = Buffer.from((await reader.picture(path, 2, 400))!);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 400]);
    const { paragraphs, pages } = await reader.read(path, 'layout');
    expect(paragraphs.map(({ text, boxes }) => [text, boxes[0]!.page])).toEqual([
      ['Hello there.', 1],
      ['Second page.', 2],
    ]);
    expect(pages).toMatchObject([
      { page: 1, width: 612, height: 792 },
      { page: 2, width: 612, height: 792 },
    ]);
    expect(await reader.picture(path, 3, 400)).toBeNull();
  });

  it('refuse what cannot be drawn, and the next file is served', async () => {
    const bomb = reader.picture(file('bomb.pdf', doublingForms()), 1, 400);
    await expect(bomb).rejects.toMatchObject({ code: expect.stringMatching(/^pdf\.(timeout|too-complex)$/) });
    const damaged = reader.picture(file('damaged.pdf', truncated()), 1, 400);
    await expect(damaged).rejects.toMatchObject({ code: 'pdf.damaged' });
    expect(await reader.picture(file('hello.pdf', textPdf([show('Hello there.', 72, 700)])), 1, 400)).not.toBeNull();
  });
});
