// @module-tag program
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administerKeys } from '../../src/accounts/key-administration.ts';
import { administerTeams } from '../../src/accounts/teams/administer-teams.ts';
import { loadSettings } from '../../src/platform/config/load.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { administerBackups } from '../../src/services/backup.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { startServer } from '../../src/start/start-server.ts';
import { type DocumentClient, documentClient } from '../documents/document-client.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { docxOfWords } from '../documents/sample-documents.ts';
import { serverDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import type { RunningStore } from './running-store.ts';
import { hasSwift, startSwift } from './swift-store.ts';
import { hasVersitygw, startVersitygw } from './versitygw-store.ts';

const CI = process.env['CI'] === 'true';
const isThere = (hasVersitygw || hasSwift || CI) && (process.env['TEST_DATABASE_URL'] !== undefined || CI);

describe.skipIf(!isThere)(
  'an API and a worker on two machines, with PostgreSQL (TEST_DATABASE_URL) and a store (versitygw or Swift) alone between them',
  () => {
    const folders = { api: temporaryFolder('machine-api'), worker: temporaryFolder('machine-worker') };
    let store: RunningStore | undefined;
    let test: TestDatabase;
    let database: Database;
    let client: DocumentClient;
    const servers: RunningServer[] = [];
    beforeAll(async () => {
      store = await (hasVersitygw ? startVersitygw() : startSwift());
      test = await serverDatabase();
      const { place } = store;
      for (const role of ['api', 'worker'] as const) {
        const given = {
          EMEND_DATA_DIR: folders[role],
          DATABASE_URL: test.settings.databaseUrl!,
          EMEND_PORT: '0',
          EMEND_WORKERS: '1',
          EMEND_MODELS: 'off',
          EMEND_S3_ENDPOINT: place.endpoint,
          EMEND_S3_BUCKET: place.bucket,
          EMEND_S3_ACCESS_KEY: place.accessKey,
          EMEND_S3_SECRET_KEY: place.secretKey,
          EMEND_S3_PUBLIC_ENDPOINT: place.endpoint,
        };
        servers.push(await startServer(loadSettings(given, folders[role]).settings, createLog('silent'), role));
      }
      await Promise.all(servers.map(({ ready }) => ready));
      database = await openDatabase(test.settings, 'command');
      const { db } = database;
      const keys = { ...administerKeys(db), ...administerTeams(db), ...administerBackups(database, folders.api) };
      const [server] = servers as [RunningServer];
      client = documentClient({
        server,
        dataDir: folders.api,
        log: [],
        keys,
        key: async (request = {}) =>
          (await keys.create({ account: 'writer@example.org', kind: 'production', ...request })).key,
        get: (path, headers = {}) => fetch(`${server.address}${path}`, { headers }),
        check: () => Promise.reject(new Error('no paragraph is checked here')),
        stop: () => server.close(),
      });
    }, 90_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database?.close();
      await test?.drop();
      await store?.stop();
    });

    it('proofreads what one takes and the other works on, and the store serves the result', async () => {
      const { record, file } = await client.proofread(docxOfWords(200));
      expect(record).toMatchObject({ status: 'SUCCESS', words: 200 });
      expect(inspectDocx(file).changes).toBeGreaterThanOrEqual(20);
      const { body } = await client.final(record.id);
      const { status, headers } = await fetch(body.data, { redirect: 'manual' });
      expect([status, new URL(headers.get('location')!).origin]).toEqual([302, new URL(store!.place.endpoint).origin]);
    });

    it('are ready while the store is there, and say when it is not; what is sent meanwhile is refused and can be sent again', async () => {
      const readiness = async ({ address }: RunningServer) => {
        const response = await fetch(`${address}/readyz`);
        const { checks } = (await response.json()) as { checks: Record<string, string> };
        return [response.status, checks['store']];
      };
      for (const server of servers) expect(await readiness(server)).toEqual([200, 'ok']);
      await store!.stop();
      store = undefined;
      for (const server of servers) expect(await readiness(server)).toEqual([503, 'unavailable']);
      const refused = await client.submit(docxOfWords(20));
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.body.message).toContain('cannot reach its file store');
      expect(await database.db.selectFrom('records').select('id').execute()).toHaveLength(1);
    });
  },
);
