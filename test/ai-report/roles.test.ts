// @module-tag server
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administerKeys } from '../../src/accounts/key-administration.ts';
import { administerTeams } from '../../src/accounts/teams/administer-teams.ts';
import { loadSettings } from '../../src/platform/config/load.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { administerBackups } from '../../src/services/backup.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { startServer } from '../../src/start/start-server.ts';
import { serverDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { type ReportClient, reportClient } from './report-client.ts';
import { docxOf, MIXED, pdfOf, scannedPdf } from './sample-files.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'] && !process.env['CI'])(
  'reports by one process that takes files and two that work, on PostgreSQL (TEST_DATABASE_URL)',
  () => {
    let test: TestDatabase;
    let database: Database;
    let client: ReportClient;
    const servers: RunningServer[] = [];
    beforeAll(async () => {
      test = await serverDatabase();
      const { dataDir, databaseUrl } = test.settings;
      const { settings } = loadSettings(
        {
          EMEND_DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl!,
          EMEND_PORT: '0',
          EMEND_WORKERS: '1',
          EMEND_MODELS: 'off',
        },
        dataDir,
      );
      const log = createLog('silent');
      for (const role of ['api', 'worker', 'worker'] as const) servers.push(await startServer(settings, log, role));
      await Promise.all(servers.map(({ ready }) => ready));
      database = await openDatabase(test.settings, 'command');
      const { db } = database;
      const keys = { ...administerKeys(db), ...administerTeams(db), ...administerBackups(database, dataDir) };
      const [server] = servers as [RunningServer];
      client = reportClient({
        server,
        dataDir,
        log: [],
        keys,
        key: async (request = {}) =>
          (await keys.create({ account: 'writer@example.org', kind: 'production', ...request })).key,
        get: (path, headers = {}) => fetch(`${server.address}${path}`, { headers }),
        check: () => Promise.reject(new Error('no paragraph is checked here')),
        stop: () => server.close(),
      });
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database?.close();
      await test?.drop();
    });

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
      const rows = await database.db.selectFrom('records').select(['id', 'status']).execute();
      expect(rows).toHaveLength(files.length);
    });

    it('tells what a worker found wrong with a file', async () => {
      const record = await client.finished(await scannedPdf());
      expect(record).toMatchObject({ status: false, file_status: 'FAILED', message: expect.stringContaining('OCR') });
      expect((await client.information(record.file_id)).status).toBe(404);
    });
  },
);
