import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onEachDatabase, openedForSuite } from '../../test/fixtures/databases.ts';
import type { Db } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { createAuthenticator } from './authenticate.ts';
import { createKey } from './create-key.ts';
import { generateKey, isWellFormedKey } from './key-format.ts';
import { listKeys } from './list-keys.ts';
import { listRequests, requestsAsCsv } from './list-requests.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
import { createUsageRecorder } from './usage.ts';
import { summariseUsage } from './usage-summary.ts';

describe('format of a key', () => {
  it('is 32 characters that need no escaping in a URL', () => {
    for (let i = 0; i < 200; i++) {
      const key = generateKey();
      expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
      expect(isWellFormedKey(key)).toBe(true);
    }
  });

  it('has a checksum that any one wrong character breaks', () => {
    const key = generateKey();
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'a' ? 'b' : 'a';
      expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    }
    for (const junk of ['', 'x', `${key} `, key.slice(1), 'ä'.repeat(32)]) expect(isWellFormedKey(junk)).toBe(false);
  });
});

onEachDatabase('accounts', (create) => {
  let db: Db;
  openedForSuite(create, (opened) => {
    db = opened.db;
  });
  beforeEach(async () => {
    await db.deleteFrom('accounts').execute();
    await db.deleteFrom('usage').execute();
  });

  it('make keys and their account, and store no key', async () => {
    const created = await createKey(db, { account: ' Ann@Example.org ', kind: 'production' });
    expect(created).toMatchObject({
      account: 'ann@example.org',
      kind: 'production',
      scopes: ['paragraph', 'proofread', 'ai-detection', 'pdf'],
      id: created.key.slice(0, 8),
    });
    await createKey(db, { account: 'ann@example.org', kind: 'test', scopes: ['proofread', 'proofread'] });
    const listed = await listKeys(db, 'ANN@example.org');
    expect(listed.map(({ kind, scopes }) => [kind, scopes])).toEqual([
      ['production', ['paragraph', 'proofread', 'ai-detection', 'pdf']],
      ['test', ['proofread']],
    ]);
    expect(JSON.stringify(await db.selectFrom('api_keys').selectAll().execute())).not.toContain(created.key);
    expect((await db.selectFrom('accounts').selectAll().execute()).length).toBe(1);
    expect(await listKeys(db, 'nobody@example.org')).toEqual([]);
  });

  it('refuse what is no address, kind or scope', async () => {
    const account = 'a@example.org';
    for (const wrong of ['', 'ann', 'a b@c', '@', `${'a'.repeat(250)}@b.org`])
      await expect(createKey(db, { account: wrong, kind: 'test' })).rejects.toMatchObject({
        code: 'keys.invalid-email',
      });
    await expect(createKey(db, { account, kind: 'live' })).rejects.toMatchObject({ code: 'keys.invalid-kind' });
    for (const scopes of [[], ['everything'], ['paragraph', '']])
      await expect(createKey(db, { account, kind: 'test', scopes })).rejects.toMatchObject({
        code: 'keys.invalid-scope',
      });
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  it('know the caller by the key', async () => {
    const authenticator = createAuthenticator(db);
    const { key, id } = await createKey(db, { account: 'a@example.org', kind: 'test', scopes: ['paragraph'] });
    const caller = await authenticator.authenticate(key, 'paragraph');
    expect(caller).toMatchObject({ publicId: id, kind: 'test', scopes: new Set(['paragraph']) });
    await expect(authenticator.authenticate(key, 'proofread')).rejects.toMatchObject({ status: 403 });
    await expect(authenticator.authenticate(undefined)).rejects.toMatchObject({
      code: 'auth.missing-key',
      status: 401,
    });
    await expect(authenticator.authenticate(generateKey())).rejects.toMatchObject({ code: 'auth.invalid-key' });
    await expect(authenticator.authenticate('junk')).rejects.toMatchObject({ code: 'auth.invalid-key' });
  });

  it('refuse a revoked key within half a second, in this process at once', async () => {
    let now = 0;
    const here = createAuthenticator(db, () => now);
    const elsewhere = createAuthenticator(db, () => now);
    const { key, id } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    await here.authenticate(key);
    await elsewhere.authenticate(key);
    const first = await revokeKey(db, id);
    here.forget();
    await expect(here.authenticate(key)).rejects.toMatchObject({ status: 401 });
    now = 501;
    await expect(elsewhere.authenticate(key)).rejects.toMatchObject({ status: 401 });
    expect((await revokeKey(db, id)).revokedAt).toBe(first.revokedAt);
    await expect(revokeKey(db, 'nothing')).rejects.toMatchObject({ code: 'keys.not-found' });
  });

  it('ask the database once for many requests at the same time', async () => {
    const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    const authenticator = createAuthenticator(db);
    const asked = vi.spyOn(db, 'selectFrom');
    await Promise.all(Array.from({ length: 50 }, () => authenticator.authenticate(key)));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('do not remember a failed look-up as an answer', async () => {
    const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    const authenticator = createAuthenticator(db);
    const broken = vi.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('connection lost');
    });
    await expect(authenticator.authenticate(key)).rejects.toThrow('connection lost');
    broken.mockRestore();
    await authenticator.authenticate(key);
  });

  const ACCEPTED = { requestId: randomUUID(), refused: false };

  it('record refusals of one second as one row, which is no use of the key', async () => {
    const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    const { accountId, keyId } = await createAuthenticator(db).authenticate(key);
    const usage = createUsageRecorder(db, createLog('silent'));
    const common = { accountId, keyId, service: 'paragraph', operation: 'paragraph.check', words: 0, latencyMs: 1 };
    const refuse = (status: number, requestId: string) =>
      usage.record({ ...common, at: new Date(), status, requestId, refused: true });
    for (let i = 0; i < 500; i++) refuse(429, randomUUID());
    const last = randomUUID();
    refuse(429, last);
    refuse(403, randomUUID());
    await usage.flush();
    refuse(429, randomUUID());
    await usage.close();
    const listed = await listRequests(db, { accountId, state: 'refused', limit: 10 });
    expect(listed.map(({ status, requests }) => [status, requests])).toEqual([
      [429, 1],
      [403, 1],
      [429, 501],
    ]);
    expect(listed[2]!.requestId).toBe(last);
    expect(await listRequests(db, { accountId, state: 'failed', limit: 10 })).toEqual([]);
    expect((await listKeys(db))[0]!.lastUsedAt).toBeNull();
    const { entries } = await summariseUsage(db, accountId, 7);
    expect(entries).toMatchObject([{ requests: 503, refused: 503, errors: 0 }]);
    const csv = requestsAsCsv(listed).split('\r\n');
    expect(csv).toHaveLength(5);
    expect(csv[3]).toContain(`${last},paragraph,paragraph.check,${key.slice(0, 8)},429,true,501,0,1`);
  });

  it('expire, and are known as their owner’s then', async () => {
    const { key, expiresAt } = await createKey(db, { account: 'a@example.org', kind: 'test', name: ' CI ', days: 30 });
    expect(Date.parse(expiresAt!) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    expect((await listKeys(db))[0]).toMatchObject({ name: 'CI', expiresAt });
    const { accountId } = await createAuthenticator(db).authenticate(key);
    await db
      .updateTable('api_keys')
      .set({ expires_at: new Date('2026-01-02T03:04:05Z') })
      .execute();
    const authenticator = createAuthenticator(db);
    await expect(authenticator.authenticate(key)).rejects.toMatchObject({
      code: 'auth.expired-key',
      message: expect.stringContaining(`${key.slice(0, 8)}… expired on 2026-01-02`),
    });
    expect(await authenticator.ownerOf(key)).toMatchObject({ accountId });
    expect(await authenticator.ownerOf('nonsense')).toBeNull();
    for (const request of [{ days: 0 }, { days: 1.5 }, { days: 4_000 }, { name: 'x'.repeat(61) }, { name: 'a\nb' }])
      await expect(createKey(db, { account: 'a@example.org', kind: 'test', ...request })).rejects.toMatchObject({
        status: 400,
      });
  });

  it('are rotated: the new one does what the former did, which lives on for the time that was chosen', async () => {
    const terms = { account: 'a@example.org', kind: 'test', name: 'CI', scopes: ['pdf'], days: 10 } as const;
    const former = await createKey(db, terms);
    const authenticator = createAuthenticator(db);
    const next = await rotateKey(db, { id: former.id, overlapHours: 2 });
    expect(next).toMatchObject({ name: 'CI', kind: 'test', scopes: ['pdf'], replaces: former.id });
    expect(Date.parse(next.formerUntil) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
    expect(Date.parse(next.expiresAt!) - Date.now()).toBeGreaterThan(9.9 * 86_400_000);
    await authenticator.authenticate(former.key, 'pdf');
    await authenticator.authenticate(next.key, 'pdf');
    // The replaced key never lives longer than it would have.
    const again = await rotateKey(db, { id: former.id, overlapHours: 90 * 24 });
    expect(again.formerUntil).toBe(next.formerUntil);
    const last = await rotateKey(db, { id: next.id, overlapHours: 0 });
    authenticator.forget();
    await expect(authenticator.authenticate(next.key)).rejects.toMatchObject({ code: 'auth.invalid-key' });
    await authenticator.authenticate(last.key, 'pdf');
    await expect(rotateKey(db, { id: next.id, overlapHours: 1 })).rejects.toMatchObject({ code: 'keys.not-active' });
    await expect(rotateKey(db, { id: last.id, overlapHours: -1 })).rejects.toMatchObject({ status: 400 });
    const stranger = '00000000-0000-4000-8000-000000000000';
    await expect(rotateKey(db, { id: last.id, overlapHours: 1, accountId: stranger })).rejects.toMatchObject({
      code: 'keys.not-found',
    });
  });

  it('record usage in batches, and when a key was last used', async () => {
    const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    const { accountId, keyId } = await createAuthenticator(db).authenticate(key);
    const usage = createUsageRecorder(db, createLog('silent'));
    const first = new Date('2026-01-02T03:04:05Z');
    const last = new Date('2026-01-02T03:04:06Z');
    const common = { accountId, keyId, service: 'paragraph', operation: 'paragraph.check', status: 200, ...ACCEPTED };
    usage.record({ ...common, at: last, words: 100, latencyMs: 12.6 });
    for (let i = 0; i < 2_500; i++) usage.record({ ...common, at: first, words: 1, latencyMs: 1 });
    await usage.close();
    const { fn } = db;
    const total = await db
      .selectFrom('usage')
      .select([fn.countAll<number>().as('rows'), fn.sum<number>('words').as('words'), fn.max('latency_ms').as('most')])
      .executeTakeFirstOrThrow();
    expect(total).toEqual({ rows: 2_501, words: 2_600, most: 13 });
    expect((await listKeys(db))[0]!.lastUsedAt).toBe(last.toISOString());
  });

  it('do not wait for each other where two processes write the usage of the same keys', async () => {
    const callers: { accountId: string; keyId: string }[] = [];
    for (let i = 0; i < 8; i++) {
      const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
      callers.push(await createAuthenticator(db).authenticate(key));
    }
    const logged: string[] = [];
    const log = createLog('error', { write: (line: string) => void logged.push(line) });
    const recorders = [createUsageRecorder(db, log), createUsageRecorder(db, log)];
    const common = { at: new Date(), service: 's', operation: 'o', status: 200, words: 1, latencyMs: 1, ...ACCEPTED };
    for (let round = 0; round < 20; round++) {
      for (const { accountId, keyId } of callers) recorders[0]!.record({ ...common, accountId, keyId });
      for (const { accountId, keyId } of callers.toReversed()) recorders[1]!.record({ ...common, accountId, keyId });
      await Promise.all(recorders.map((one) => one.flush()));
    }
    for (const one of recorders) await one.close();
    expect(logged).toEqual([]);
    expect(await db.selectFrom('usage').select('id').execute()).toHaveLength(320);
  });

  it('keep usage that could not be written, and write it later', async () => {
    const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    const { accountId, keyId } = await createAuthenticator(db).authenticate(key);
    const usage = createUsageRecorder(db, createLog('silent'));
    const broken = vi.spyOn(db, 'transaction').mockImplementation(() => {
      throw new Error('connection lost');
    });
    usage.record({
      accountId,
      keyId,
      at: new Date(),
      service: 's',
      operation: 'o',
      status: 200,
      words: 1,
      latencyMs: 1,
      ...ACCEPTED,
    });
    await usage.flush();
    broken.mockRestore();
    await usage.close();
    expect((await db.selectFrom('usage').selectAll().execute()).length).toBe(1);
  });
});
