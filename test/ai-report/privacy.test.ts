import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileBlobs } from '../../src/platform/blobs/file-blobs.ts';
import { loadSettings } from '../../src/platform/config/load.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { deleteExpiredFiles } from '../../src/services/records/retention.ts';
import { dumpDatabase, filesUnder } from '../fixtures/traces.ts';
import { type ReportClient, startReportServer } from './report-client.ts';
import { docxOf, MIXED, pdfOf } from './sample-files.ts';

const CANARY = 'zebrafishcanary';

describe('what becomes of the text', () => {
  let client: ReportClient;
  beforeAll(async () => {
    client = await startReportServer();
  });
  afterAll(() => client.stop());

  it('is in the uploaded file, the report and its review alone, and with them it goes', async () => {
    const texts = MIXED.map((text) => `The ${CANARY} was there. ${text}`);
    const done = [await client.finished(docxOf(...texts)), await client.finished(await pdfOf(texts), 'essay.pdf')];
    for (const record of done) {
      expect(record).toMatchObject({ file_status: 'SUCCESS' });
      const { data } = (await client.information(record.file_id)).body;
      expect((await fetch(data.report_url)).status).toBe(200);
    }
    expect(await client.finished(Buffer.from(`%PDF-1.4 ${CANARY}`))).toMatchObject({ file_status: 'FAILED' });
    expect((await client.submit(Buffer.from(CANARY))).status).toBe(400);
    const metrics = await (await client.get('/metrics')).text();
    await client.server.close();

    expect(client.log.length).toBeGreaterThan(10);
    expect(client.log.join('')).not.toContain(CANARY);
    expect(metrics).toContain('ai-report');
    expect(metrics).not.toContain(CANARY);
    const holding = () =>
      filesUnder(client.dataDir)
        .filter((file) => readFileSync(file).includes(CANARY))
        .map((file) => relative(client.dataDir, file).split('/').slice(0, 2).join('/'));
    // Word files and reports are compressed; of the others the damaged one and the texts of the review screens hold it.
    expect(new Set(holding())).toEqual(new Set(['files/uploads', 'files/details']));
    const rows = await dumpDatabase(join(client.dataDir, 'pgdata'));
    expect(rows).toContain('overall_score');
    expect(rows).not.toContain(CANARY);

    const { settings } = loadSettings({ EMEND_DATA_DIR: client.dataDir }, client.dataDir);
    const database = await openDatabase(settings);
    try {
      const blobs = await createFileBlobs(join(client.dataDir, 'files'));
      expect(await deleteExpiredFiles(database.db, blobs, 30)).toBe(0);
      await sql`update records set created_on = created_on - interval '30 days'`.execute(database.db);
      expect(await deleteExpiredFiles(database.db, blobs, 30)).toBe(3);
      expect(await deleteExpiredFiles(database.db, blobs, 30)).toBe(0);
      expect(filesUnder(join(client.dataDir, 'files'))).toEqual([]);
      const deleted = await database.db.selectFrom('records').select('deleted').execute();
      expect(deleted.map((row) => row.deleted)).toEqual([true, true, true]);
    } finally {
      await database.close();
    }
  });
});
