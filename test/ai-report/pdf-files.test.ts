// @module-tag program
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfiumEngine } from '../../src/documents/pdf/index.ts';
import { PERSONAL } from '../detection-texts.ts';
import { doublingForms, inflatingBomb, scanOf } from '../pdf/hostile-files.ts';
import { type ReportClient, startReportServer } from './report-client.ts';
import { docxOf, MIXED, pdfOf } from './sample-files.ts';

const tesseract = spawnSync('tesseract', ['--version']).status === 0;

/** The first page of a PDF as a scanner gives it: a picture. */
async function scanned(pdf: Uint8Array): Promise<Uint8Array> {
  const engine = await createPdfiumEngine();
  const document = engine.open(pdf);
  const { width, height, pixels } = document.renderGrey(0, 200)!;
  document.close();
  return scanOf(width, height, pixels, 200);
}

describe('PDFs sent for a report', () => {
  let client: ReportClient;
  beforeAll(async () => {
    client = await startReportServer({ EMEND_PDF_WORKERS: '1', EMEND_PDF_TIMEOUT_MS: '20000' });
  });
  afterAll(() => client.stop());

  const ended = (pool: string) =>
    client.log.filter((line) => line.includes(`"pool":"${pool}"`) && line.includes('ended and is replaced')).length;
  const done = async (pool: string): Promise<number> => {
    const metrics = await (await client.get('/metrics')).text();
    const lines = metrics.split('\n').filter((line) => line.startsWith('emend_pool_task_seconds_count'));
    return lines
      .filter((line) => line.includes(`pool="${pool}"`))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const left = (folder: string) => {
    const path = join(client.dataDir, folder);
    return existsSync(path) ? readdirSync(path) : [];
  };

  it('are read once, by the threads that read the PDFs of all services', async () => {
    const before = await done('pdf');
    expect(await client.finished(await pdfOf(MIXED), 'essay.pdf')).toMatchObject({ file_status: 'SUCCESS' });
    expect((await done('pdf')) - before).toBe(1);
    expect([left('pdf-uploads'), left('files/readings')]).toEqual([[], []]);
  });

  it('cost a thread when they break the engine, and the reports of others go on', async () => {
    const [documents, intake] = [ended('documents'), ended('intake')];
    const others = Promise.all([docxOf(...PERSONAL), docxOf(...MIXED)].map((file) => client.finished(file)));
    for (const bomb of [doublingForms(), inflatingBomb()]) {
      const pdfs = ended('pdf');
      expect(await client.finished(bomb, 'bomb.pdf')).toMatchObject({
        status: false,
        file_status: 'FAILED',
        word_count: 0,
        message: expect.stringMatching(/^(The PDF is too complex|Reading the PDF took)/),
      });
      expect(ended('pdf')).toBeGreaterThan(pdfs);
    }
    for (const record of await others) expect(record).toMatchObject({ file_status: 'SUCCESS' });
    expect([ended('documents'), ended('intake')]).toEqual([documents, intake]);
    expect(await client.finished(await pdfOf(MIXED))).toMatchObject({ file_status: 'SUCCESS' });
    expect(left('pdf-uploads')).toEqual([]);
  });

  it.skipIf(!tesseract && process.env['CI'] !== 'true')(
    'are recognised where they are scans, with tesseract, and the report says so',
    async () => {
      const written = await pdfOf(MIXED);
      const record = await client.finished(await scanned(written), 'scan.pdf');
      expect(record).toMatchObject({ file_status: 'SUCCESS', message: null });
      const { data } = (await client.information(record.file_id)).body;
      const { data: plain } = (await client.information((await client.finished(written)).file_id)).body;
      expect(data.warnings).toContain('recognised text');
      expect(plain.warnings).not.toContain('recognised text');
      expect(data.outcome).toBe(plain.outcome);
      expect(
        Math.abs(record.word_count / plain.paragraphs.reduce((sum, { words }) => sum + words, 0) - 1),
      ).toBeLessThan(0.05);
    },
  );
});
