// @module-tag program
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyAdministration } from '../../src/accounts/key-administration.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { formOf, REQUIRED } from '../documents/document-client.ts';
import { docxOfWords } from '../documents/sample-documents.ts';
import { type StartedRoles, startRoles } from '../http/started-roles.ts';
import { PARAGRAPH_PATH } from '../http/test-server.ts';
import { hasPgbouncer, type Pooler, startPgbouncer } from './pooled-postgres.ts';

const CI = process.env['CI'] === 'true';
const isThere = (hasPgbouncer && process.env['TEST_DATABASE_URL'] !== undefined) || CI;
const ROLES = ['api', 'api', 'worker', 'worker'] as const;
/** Fewer than there are processes: no process has a session for long. */
const SESSIONS = 3;

describe.skipIf(!isThere)('four processes behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let started: StartedRoles;
  let direct: Database;
  let keys: KeyAdministration;
  let servers: readonly RunningServer[];

  beforeAll(async () => {
    pooler = await startPgbouncer(process.env['TEST_DATABASE_URL']!, SESSIONS);
    const settings = { EMEND_MODELS: 'off' };
    started = await startRoles(ROLES, (_, test) => ({
      ...settings,
      DATABASE_URL: pooler.through(test.settings.databaseUrl!),
    }));
    ({ database: direct, keys, servers } = started);
  });
  afterAll(async () => {
    await started?.stop();
    await pooler?.stop();
  });

  it('know that they are, and that a process beside them is not', async () => {
    const { settings } = started.test;
    const pooled = await openDatabase({ ...settings, databaseUrl: pooler.through(settings.databaseUrl!) }, 'command');
    expect(pooled.driver).toMatchObject({ isPooled: true });
    expect(direct.driver).toMatchObject({ isPooled: false });
    await pooled.close();
  });

  it('work on what each of them takes', async () => {
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

  it('have nothing to complain of', () => {
    const faults = started.log.filter((line) => /"level":"(warn|error|fatal)"/.test(line));
    expect(started.log.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
