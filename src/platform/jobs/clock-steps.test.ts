// @module-tag server
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../test/fixtures/databases.ts';
import { kind, type NumberedJob, testQueues } from '../../../test/fixtures/job-queues.ts';
import { withClockStepped } from '../../../test/fixtures/stepped-clock.ts';
import type { Job } from './job-queue.ts';

onEachDatabase('a job queue whose clock is set', (create) => {
  it('goes on asking for jobs after this machine’s clock was set back while it asked', (context) =>
    withClockStepped(0, async () => {
      const { queue, database } = await testQueues(create, context).setUp();
      const { db, driver } = database;
      // The embedded database uses this process's clock.
      if (driver.kind === 'embedded') context.skip();
      const run = vi.fn(async () => undefined);
      queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
      await queue.start({ work: false });
      await queue.enqueue(kind, { n: 1 });
      await sql`update pgboss.job set start_after = now() + interval '50 seconds'`.execute(db);
      await queue.start({ work: true });
      // Every worker is waiting for an answer when the clock is changed.
      let release = () => {};
      const held = db.transaction().execute(async (tx) => {
        await sql`lock table pgboss.job in access exclusive mode`.execute(tx);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
      await sleep(3_000);
      await withClockStepped(-3, async () => {
        release();
        await held;
        await sleep(500);
        // No notification is sent when a retry becomes due.
        await sql`update pgboss.job set start_after = now()`.execute(db);
        await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 10_000);
      });
    }));

  // Rows written before the database's clock was set back by three hours lie three hours in the future.
  it.concurrent('does jobs that were waiting when the database’s clock was set back', async (context) => {
    const { queue, database } = await testQueues(create, context).setUp();
    const done: number[] = [];
    queue.work(
      kind,
      { run: async ({ payload }: Job<NumberedJob>) => void done.push(payload.n), exhausted: vi.fn() },
      { concurrency: 1 },
    );
    await queue.start({ work: false });
    for (const n of [1, 2]) await queue.enqueue(kind, { n });
    await sql`update pgboss.job set start_after = start_after + interval '3 hours', created_on = created_on + interval '3 hours'`.execute(
      database.db,
    );
    await queue.start({ work: true });
    await vi.waitFor(() => expect(done).toEqual([1, 2]), 20_000);
    await sleep(2_500);
    expect(done).toEqual([1, 2]);
    expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } });
  });

  // Its workers look dead until they give a sign, so two workers may do the same job at once. It ends once.
  it.concurrent('ends a job once that was running when the database’s clock was set forward', async (context) => {
    const { queue, database } = await testQueues(create, context).setUp();
    const exhausted = vi.fn();
    const attempts: number[] = [];
    const run = async ({ attempt }: Job<NumberedJob>) => {
      attempts.push(attempt);
      await sleep(4_000);
    };
    queue.work(kind, { run, exhausted }, { concurrency: 2 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(attempts).toEqual([1]), 20_000);
    await sql`update pgboss.job set started_on = started_on - interval '3 hours', heartbeat_on = heartbeat_on - interval '3 hours',
      created_on = created_on - interval '3 hours' where state = 'active'`.execute(database.db);
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } }),
      { timeout: 30_000, interval: 200 },
    );
    expect([[1], [1, 2]]).toContainEqual(attempts);
    expect(exhausted).not.toHaveBeenCalled();
  });
});
