// @module-tag server
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedForSuite, serverDatabase } from '../../test/fixtures/databases.ts';
import { withClockStepped } from '../../test/fixtures/stepped-clock.ts';
import type { Db } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { createAuthenticator } from './authenticate.ts';
import { requireOwner } from './change-password.ts';
import { createKey } from './create-key.ts';
import { limitsOf } from './limits.ts';
import { invite, lookAtLink } from './one-time-links.ts';
import { rotateKey } from './rotate-key.ts';
import { createSessions } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { createUsageRecorder } from './usage.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'a quiet river at night';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(!url && !process.env['CI'])('on a machine whose clock is not the database’s', () => {
  let db: Db;
  openedForSuite(serverDatabase, (opened) => {
    db = opened.db;
  });
  let accountId: string;
  beforeEach(async () => {
    await db.deleteFrom('accounts').execute();
    await db.deleteFrom('usage').execute();
    ({ accountId } = await signUp(db, { email: 'a@example.org', password: PASSWORD, open: true }));
  });

  const endsIn = (id: string, minutes: number) =>
    db
      .updateTable('api_keys')
      .set({ expires_at: sql`now() + make_interval(mins => ${minutes})` })
      .where('public_id', '=', id)
      .execute();

  it('keys end when the database says so', async () => {
    const { key, id } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    await endsIn(id, 30);
    await withClockStepped(1, () => createAuthenticator(db).authenticate(key));
    await endsIn(id, -30);
    await withClockStepped(-1, () =>
      expect(createAuthenticator(db).authenticate(key)).rejects.toMatchObject({ code: 'auth.expired-key' }),
    );
  });

  it('a key whose answer is kept ends in time', async () => {
    let now = 0;
    const { key, id } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    // On a busy machine it may have ended before the test reads it.
    const authenticator = await vi.waitFor(async () => {
      const ending = { expires_at: sql<Date>`now() + interval '300 milliseconds'` };
      await db.updateTable('api_keys').set(ending).where('public_id', '=', id).execute();
      const made = createAuthenticator(db, () => now);
      await made.authenticate(key);
      return made;
    }, 30_000);
    now = 400;
    await expect(authenticator.authenticate(key)).rejects.toMatchObject({ code: 'auth.expired-key' });
  });

  it.each([-48, 48])('keys, their successors and links live as long as asked for (%i hours)', async (hours) => {
    const near = (iso: string | null, ms: number) =>
      expect(Math.abs(Date.parse(iso!) - Date.now() - ms)).toBeLessThan(60_000);
    const made = await withClockStepped(hours, () =>
      createKey(db, { account: 'a@example.org', kind: 'test', days: 1 }),
    );
    near(made.expiresAt, 24 * HOUR_MS);
    const rotated = await withClockStepped(hours, () => rotateKey(db, { id: made.id, overlapHours: 2 }));
    near(rotated.expiresAt, 24 * HOUR_MS);
    near(rotated.formerUntil, 2 * HOUR_MS);
    await endsIn(made.id, -1);
    await withClockStepped(hours, () =>
      expect(rotateKey(db, { id: made.id, overlapHours: 2 })).rejects.toMatchObject({ code: 'keys.not-active' }),
    );
    const link = await withClockStepped(hours, () =>
      invite(db, { actorId: accountId, address: '127.0.0.1' }, { email: 'b@example.org', role: 'member' }),
    );
    near(link.expiresAt, 7 * 24 * HOUR_MS);
    expect(await lookAtLink(db, link.token)).toMatchObject({ kind: 'invitation' });
  });

  it('a sign-in is fresh for ten minutes, whatever the machine says', async () => {
    const sessions = createSessions(db);
    const token = await sessions.start(accountId);
    const prove = async (hours: number) => {
      const { startedAt } = (await createSessions(db).find(token))!;
      const owner = { accountId, proof: 'a@example.org', passwords: false, startedAt, address: '127.0.0.1' };
      await withClockStepped(hours, () => requireOwner(db, createRateLimiter(), owner));
    };
    await prove(1);
    await db.updateTable('sessions').set({ created_at: sql`now() - interval '30 minutes'` }).execute();
    await expect(prove(-1)).rejects.toMatchObject({ code: 'auth.sign-in-again' });
  });

  it('a month of credits is the database’s month', async () => {
    const { since, until } = await limitsOf(db, accountId);
    for (const hours of [-24 * 40, 24 * 40])
      expect(await withClockStepped(hours, () => limitsOf(db, accountId))).toMatchObject({ since, until });
  });

  it('no request was made later than now', async () => {
    const { key } = await createKey(db, { account: 'a@example.org', kind: 'test' });
    const { keyId } = await createAuthenticator(db).authenticate(key);
    const usage = createUsageRecorder(db, createLog('silent'));
    const about = { accountId, keyId, service: 'paragraph', operation: 'paragraph.check', status: 200, words: 1 };
    await withClockStepped(5, async () =>
      usage.record({ ...about, at: new Date(), latencyMs: 1, requestId: crypto.randomUUID(), refused: false }),
    );
    await usage.close();
    const { ahead } = await db
      .selectFrom('usage')
      .innerJoin('api_keys', 'api_keys.id', 'usage.key_id')
      .select(sql<boolean>`usage.at > now() or last_used_at > now()`.as('ahead'))
      .executeTakeFirstOrThrow();
    expect(ahead).toBe(false);
  });
});
