import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { onEachDatabase, openedForSuite } from '../../test/fixtures/databases.ts';
import type { Db } from '../platform/db/database.ts';
import { hashPassword, isPassword } from './password.ts';
import { createSessions, SESSION_DAYS } from './sessions.ts';
import { signUp } from './sign-up.ts';

const PASSWORD = 'a quiet river at night';

onEachDatabase('sessions', (create) => {
  let db: Db;
  let accountId: string;
  let now = 0;
  openedForSuite(create, (opened) => {
    db = opened.db;
  });
  beforeEach(async () => {
    await db.deleteFrom('accounts').execute();
    ({ accountId } = await signUp(db, { email: 'a@example.org', password: PASSWORD, open: true }));
  });

  it('are found by their token, which is stored nowhere', async () => {
    const sessions = createSessions(db);
    const token = await sessions.start(accountId);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token)).toMatchObject({ accountId, email: 'a@example.org', role: 'administrator' });
    expect(JSON.stringify(await db.selectFrom('sessions').selectAll().execute())).not.toContain(token);
    for (const wrong of ['', 'x', `${token}x`, token.slice(1), 'A'.repeat(43)])
      expect(await sessions.find(wrong)).toBeNull();
  });

  it('end after their time, and live on while they are used', async () => {
    const sessions = createSessions(db, () => now);
    const token = await sessions.start(accountId);
    const age = (days: number) =>
      db
        .updateTable('sessions')
        .set({
          last_seen_at: sql`last_seen_at - make_interval(days => ${days})`,
          expires_at: sql`expires_at - make_interval(days => ${days})`,
        })
        .execute();
    for (let i = 0; i < 3; i++) {
      await age(SESSION_DAYS - 1);
      now += 1_000;
      expect(await sessions.find(token)).not.toBeNull();
    }
    await age(SESSION_DAYS + 1);
    now += 1_000;
    expect(await sessions.find(token)).toBeNull();
  });

  it('are ended here at once, elsewhere within half a second, all but one', async () => {
    const here = createSessions(db, () => now);
    const elsewhere = createSessions(db, () => now);
    const [kept, ended] = [await here.start(accountId), await here.start(accountId)];
    for (const sessions of [here, elsewhere]) expect(await sessions.find(ended)).not.toBeNull();
    await here.endAll(accountId, kept);
    expect(await here.find(ended)).toBeNull();
    expect(await here.find(kept)).not.toBeNull();
    now += 501;
    expect(await elsewhere.find(ended)).toBeNull();
  });

  it('go with their account', async () => {
    const sessions = createSessions(db);
    const token = await sessions.start(accountId);
    await db.deleteFrom('accounts').execute();
    expect(await sessions.find(token)).toBeNull();
  });
});

it('hashes passwords with argon2id, never the same twice, and knows them again', async () => {
  const first = await hashPassword(PASSWORD, 'a@example.org');
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(PASSWORD, 'a@example.org')).not.toBe(first);
  expect(await isPassword(first, PASSWORD)).toBe(true);
  expect(await isPassword(first, `${PASSWORD} `)).toBe(false);
  expect(await isPassword(null, '')).toBe(false);
  expect(await isPassword(first, 'x'.repeat(100_000))).toBe(false);
});
