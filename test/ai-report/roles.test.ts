// @module-tag server
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedRoles, startRoles } from '../http/started-roles.ts';
import { type ReportClient, reportClient } from './report-client.ts';
import { docxOf, MIXED, pdfOf, scannedPdf } from './sample-files.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'] && !process.env['CI'])(
  'reports by one process that takes files and two that work, on PostgreSQL (TEST_DATABASE_URL)',
  () => {
    let started: StartedRoles;
    let client: ReportClient;
    beforeAll(async () => {
      started = await startRoles(['api', 'worker', 'worker'], () => ({ EMEND_MODELS: 'off' }));
      client = reportClient(started.first);
    });
    afterAll(() => started?.stop());

    it('makes every report once, and the process that took the file serves it', async () => {
      const files = [docxOf(...MIXED), await pdfOf(MIXED), docxOf(...MIXED, ...MIXED)];
      const records = await Promise.all(files.map((file) => client.finished(file)));
      const scores = [];
      for (const { file_id, file_status, progress } of records) {
        expect([file_status, progress]).toEqual(['SUCCESS', 1]);
        const { data } = (await client.information(file_id)).body;
        scores.push(data.overall_score);
        const pdf = Buffer.from(await (await fetch(data.report_url)).arrayBuffer());
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      }
      expect(scores[1]).toBe(scores[0]);
      const rows = await started.database.db.selectFrom('records').select(['id', 'status']).execute();
      expect(rows).toHaveLength(files.length);
    });

    it('tells what a worker found wrong with a file', async () => {
      const record = await client.finished(await scannedPdf());
      expect(record).toMatchObject({ status: false, file_status: 'FAILED', message: expect.stringContaining('OCR') });
      expect((await client.information(record.file_id)).status).toBe(404);
    });
  },
);
