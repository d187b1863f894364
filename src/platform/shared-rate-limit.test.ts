import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../../test/fixtures/databases.ts';
import { type Database, openDatabase } from './db/database.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createSharedRateLimiter, removeFullBuckets } from './shared-rate-limit.ts';

onEachDatabase('rate limits of all processes', (create) => {
  let test: TestDatabase;
  let database: Database;
  /** Two processes: on PostgreSQL with separate connections. */
  let other: Database;
  beforeAll(async () => {
    test = await create();
    database = await openDatabase(test.settings);
    other = test.settings.databaseUrl === null ? database : await openDatabase(test.settings);
  });
  afterAll(async () => {
    await other?.close();
    await database?.close();
    await test?.drop();
  });

  it('let no more through together than one process would', async () => {
    const limiters = [createSharedRateLimiter(database.db), createSharedRateLimiter(other.db)];
    // A rate so low that no token returns while the test runs.
    const policy = { perSecond: 1 / 3600, burst: 20 };
    const taken = await Promise.all(Array.from({ length: 100 }, (_, n) => limiters[n % 2]!.take('together', policy)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20);
    const refused = taken.find(({ allowed }) => !allowed)!;
    expect(refused).toMatchObject({ limit: 1 / 3600, remaining: 0 });
    expect(refused.retryAfter).toBeGreaterThan(3_200);
    expect(refused.retryAfter).toBeLessThanOrEqual(3_600);
  });

  it('decide as the limiter of one process does', async () => {
    let now = 0;
    const local = createRateLimiter(() => now);
    const shared = createSharedRateLimiter(database.db);
    // So slow that no token returns in the time that the test itself takes.
    const policy = { perSecond: 0.002, burst: 3 };
    for (const pause of [0, 0, 0, 0, 400_000, 0, 100_000, 2_000_000, 0, 0, 0]) {
      now += pause;
      // The waiting time is subtracted from the row, so that the test need not wait.
      await sql`update rate_buckets set at = clock_timestamp() - make_interval(secs => ${pause / 1000}::float8)`.execute(
        database.db,
      );
      const { allowed, remaining } = await shared.take('same', policy);
      expect({ pause, allowed, remaining }).toEqual({ pause, ...pick(local.take('same', policy)) });
    }
  });

  it('forget buckets that are full, and none that is not', async () => {
    const shared = createSharedRateLimiter(database.db);
    await database.db.deleteFrom('rate_buckets').execute();
    await shared.take('soon full', { perSecond: 20 });
    await shared.take('long empty', { perSecond: 1 / 3600, burst: 2 });
    await sql`update rate_buckets set full_at = full_at - interval '90 seconds'`.execute(database.db);
    expect(await removeFullBuckets(database.db)).toBe(1);
    expect((await shared.take('long empty', { perSecond: 1 / 3600, burst: 2 })).remaining).toBe(0);
  });

  it('hold no address and no e-mail address', async () => {
    await createSharedRateLimiter(database.db).take('sign-in 203.0.113.9 someone@example.org', { perSecond: 1 });
    const rows = await database.db.selectFrom('rate_buckets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.9|someone/);
    expect(rows.every(({ id }) => id.length === 32)).toBe(true);
  });
});

const pick = ({ allowed, remaining }: { allowed: boolean; remaining: number }) => ({ allowed, remaining });
