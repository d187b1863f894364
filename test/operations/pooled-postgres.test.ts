// @module-tag program
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administerKeys } from '../../src/accounts/key-administration.ts';
import { loadSettings } from '../../src/platform/config/load.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { startServer } from '../../src/start/start-server.ts';
import { formOf, REQUIRED } from '../documents/document-client.ts';
import { docxOfWords } from '../documents/sample-documents.ts';
import { serverDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { PARAGRAPH_PATH } from '../http/test-server.ts';
import { hasPgbouncer, type Pooler, startPgbouncer } from './pooled-postgres.ts';

const CI = process.env['CI'] === 'true';
const isThere = (hasPgbouncer && process.env['TEST_DATABASE_URL'] !== undefined) || CI;
const ROLES = ['api', 'api', 'worker', 'worker'] as const;
/** Fewer than there are processes: no process has a session for long. */
const SESSIONS = 3;

describe.skipIf(!isThere)('four processes behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let test: TestDatabase;
  let direct: Database;
  const servers: RunningServer[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    test = await serverDatabase();
    pooler = await startPgbouncer(test.settings.databaseUrl!, SESSIONS);
    const { dataDir } = test.settings;
    const log = createLog('warn', { write: (line) => void faults.push(line) });
    const given = {
      EMEND_DATA_DIR: dataDir,
      DATABASE_URL: pooler.through(test.settings.databaseUrl!),
      EMEND_PORT: '0',
      EMEND_WORKERS: '1',
      EMEND_DOCUMENT_WORKERS: '1',
      EMEND_MODELS: 'off',
    };
    const { settings } = loadSettings(given, dataDir);
    // All at once, on a database without a table.
    servers.push(...(await Promise.all(ROLES.map((role) => startServer(settings, log, role)))));
    await Promise.all(servers.map(({ ready }) => ready));
    direct = await openDatabase(test.settings, 'command');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await direct?.close();
    await pooler?.stop();
    await test?.drop();
  });

  it('know that they are, and that a process beside them is not', async () => {
    const pooled = await openDatabase(
      { ...test.settings, databaseUrl: pooler.through(test.settings.databaseUrl!) },
      'command',
    );
    expect(pooled.driver).toMatchObject({ isPooled: true });
    expect(direct.driver).toMatchObject({ isPooled: false });
    await pooled.close();
  });

  it('work on what each of them takes', async () => {
    const keys = administerKeys(direct.db);
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const { key } = await keys.create({ account: `author${i % 3}@example.org`, kind: 'production' });
        const { address } = servers[i % 2]!;
        const headers = { 'x-api-key': key };
        const created = await fetch(`${address}/autoedit/v3/document/create`, { method: 'POST', headers });
        const { data: upload } = (await created.json()) as { data: string };
        const body = formOf(docxOfWords(100), REQUIRED);
        const submitted = await fetch(address + new URL(upload).pathname, { method: 'POST', headers, body });
        expect(submitted.status).toBe(200);
        return ((await submitted.json()) as { data: { id: string } }).data.id;
      }),
    );
    const states = async () => {
      const rows = await direct.db.selectFrom('records').select(['status']).where('id', 'in', ids).execute();
      return rows.map(({ status }) => status).filter((status) => status !== 'SUCCESS');
    };
    await expect.poll(states, { timeout: 120_000 }).toEqual([]);
  });

  it('refuse a key within a second after it is revoked, and allow one together no more than one of them alone', async () => {
    const keys = administerKeys(direct.db);
    const { key, id } = await keys.create({ account: 'a@example.org', kind: 'production' });
    const ask = async ({ address }: RunningServer) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      return (await fetch(address + PARAGRAPH_PATH, { method: 'POST', headers, body: '{"paragraph":"Fine."}' })).status;
    };
    const apis = servers.slice(0, 2);
    const start = performance.now();
    const taken = (await Promise.all(Array.from({ length: 40 }, () => apis.map(ask)).flat())).filter((s) => s === 200);
    const seconds = (performance.now() - start) / 1000;
    expect(taken.length).toBeGreaterThanOrEqual(20);
    expect(taken.length).toBeLessThanOrEqual(21 + 20 * seconds);
    await keys.revoke(id);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await Promise.all(apis.map(ask))).toEqual([401, 401]);
  });

  it('have nothing to complain of', () => expect(faults).toEqual([]));
});
