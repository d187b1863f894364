// @module-tag server
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyAdministration } from '../../src/accounts/key-administration.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { type StartedRoles, startRoles } from './started-roles.ts';
import { PARAGRAPH_PATH } from './test-server.ts';

const url = process.env['TEST_DATABASE_URL'];

const DRAIN_SECONDS = 2;

describe.skipIf(!url && !process.env['CI'])('two API processes on one PostgreSQL', () => {
  let started: StartedRoles;
  let keys: KeyAdministration;
  let database: Database;
  let servers: RunningServer[];
  beforeAll(async () => {
    started = await startRoles(['api', 'api'], () => ({ EMEND_DRAIN_SECONDS: String(DRAIN_SECONDS) }));
    ({ keys, database, servers } = started);
  });
  afterAll(() => started?.stop());

  const statuses = (key: string) =>
    Promise.all(
      servers.map(async ({ address }) => {
        const headers = { 'content-type': 'application/json', 'x-api-key': key };
        const request = { method: 'POST', headers, body: '{"paragraph":"Fine."}' };
        return (await fetch(address + PARAGRAPH_PATH, request)).status;
      }),
    );

  it('know the keys that a third process makes, and refuse those that it revokes within a second', async () => {
    const created = await keys.create({ account: 'a@example.org', kind: 'production' });
    expect(await statuses(created.key)).toEqual([200, 200]);
    await keys.revoke(created.id);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await statuses(created.key)).toEqual([401, 401]);
  });

  it('write usage to the same place', async () => {
    const created = await keys.create({ account: 'b@example.org', kind: 'production' });
    expect(await statuses(created.key)).toEqual([200, 200]);
    // Of this key alone: what the test before asked for may be written later.
    const written = () =>
      database.db
        .selectFrom('usage')
        .innerJoin('api_keys', 'api_keys.id', 'usage.key_id')
        .select(['service', 'status', 'words'])
        .where('public_id', '=', created.id)
        .execute();
    const row = { service: 'paragraph', status: 200, words: 1 };
    await expect.poll(written, { timeout: 30_000 }).toEqual([row, row]);
    const lastUsed = async () => (await keys.list('b@example.org'))[0]!.lastUsedAt;
    await expect.poll(lastUsed, { timeout: 30_000 }).not.toBeNull();
  });
  it('know a word at once that one of them was taught, or made to forget', async () => {
    const { key } = await keys.create({ account: 'e@example.org', kind: 'production' });
    const [first, second] = servers as [RunningServer, RunningServer];
    const send = async ({ address }: RunningServer, path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ ...fields, apiKey: key });
      const answer = await fetch(`${address}/v2${path}`, { method: 'POST', body });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const mistakes = async (server: RunningServer) => {
      const text = 'The comittee met in May.';
      return ((await send(server, '/check', { text, language: 'en-US' })) as { matches: unknown[] }).matches.length;
    };
    expect([await mistakes(first), await mistakes(second)]).toEqual([1, 1]);
    await send(first, '/words/add', { word: 'comittee' });
    expect([await mistakes(first), await mistakes(second)]).toEqual([0, 0]);
    await send(second, '/words/delete', { word: 'comittee' });
    expect([await mistakes(first), await mistakes(second)]).toEqual([1, 1]);
  });

  it('allow a key together no more than one of them alone', async () => {
    const { key } = await keys.create({ account: 'c@example.org', kind: 'production' });
    const start = performance.now();
    const taken = (await Promise.all(Array.from({ length: 40 }, () => statuses(key)))).flat();
    const seconds = (performance.now() - start) / 1000;
    const allowed = taken.filter((status) => status === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(20);
    expect(allowed).toBeLessThanOrEqual(21 + 20 * seconds);
    expect(taken.every((status) => status === 200 || status === 429)).toBe(true);
  });

  it('lose no request of a balancer that asks who is ready when one of them stops', async () => {
    const { key } = await keys.create({ account: 'd@example.org', kind: 'production' });
    const [leaving, staying] = servers as [RunningServer, RunningServer];
    const ready = async ({ address }: RunningServer) => (await fetch(`${address}/readyz`)).status === 200;
    let closed = false;
    const answers: (number | string)[] = [];
    let to = [leaving, staying];
    const closing = ready(leaving).then(async (was) => {
      expect(was).toBe(true);
      await leaving.close();
      closed = true;
    });
    // As Kubernetes and most proxies do: what is not ready gets nothing more, from the next look on.
    while (!closed || answers.length <= 5) {
      const lookedAt = performance.now();
      const looks = await Promise.all(
        to.map(async (server) => ((await ready(server).catch(() => false)) ? [server] : [])),
      );
      to = looks.flat();
      for (const { address } of to) {
        // On a machine that does other things a round may take as long as the drain: what was seen so long ago, a balancer asks again.
        if (performance.now() - lookedAt > DRAIN_SECONDS * 500) break;
        const headers = { 'content-type': 'application/json', 'x-api-key': key };
        const request = { method: 'POST', headers, body: '{"paragraph":"Fine."}' };
        answers.push(await fetch(address + PARAGRAPH_PATH, request).then(({ status }) => status, String));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await closing;
    expect(to).toEqual([staying]);
    expect(answers.length).toBeGreaterThan(5);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    servers.shift();
  });
});
