// @module-tag server
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../test/fixtures/databases.ts';
import { kind, type NumberedJob, testQueues } from '../../../test/fixtures/job-queues.ts';
import type { Database } from '../db/database.ts';
import { problem } from '../errors.ts';
import { type Job, jobKind } from './job-queue.ts';

const short = jobKind<NumberedJob>('short', { timeoutSeconds: 1 });

onEachDatabase('job queue', (create) => {
  it.concurrent('does each job once, in order, with its payload', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp();
    const seen: number[] = [];
    queue.work(kind, { run: async ({ payload }) => void seen.push(payload.n), exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    for (let n = 0; n < 5; n++) await queue.enqueue(kind, { n });
    await vi.waitFor(() => expect(seen).toEqual([0, 1, 2, 3, 4]), 60_000);
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } }),
      60_000,
    );
  });

  it.concurrent('leaves queues alone that are as they should be, and changes those of another release', async (context) => {
    const { open, closeAll } = testQueues(create, context);
    const test = await create();
    const start = async (heartbeatSeconds: number) => {
      const { database, queue } = await open(test, [kind], heartbeatSeconds);
      await queue.start({ work: false });
      const { rows } = await sql<{ name: string; heartbeat_seconds: number; updated_on: Date }>`
        select name, heartbeat_seconds, updated_on from pgboss.queue order by name`.execute(database.db);
      await closeAll();
      return rows.filter(({ name }) => name.startsWith('test'));
    };
    const made = await start(10);
    expect(made.map(({ name }) => name)).toEqual(['test', 'test.exhausted']);
    expect(await start(10)).toEqual(made);
    const changed = await start(20);
    expect(changed[0]!.heartbeat_seconds).toBe(20);
    expect(changed[1]).toEqual(made[1]);
    await test.drop();
  });

  it.concurrent('waits for a file store that is away, and counts what it failed as no attempt', async (context) => {
    const { open, logged } = testQueues(create, context);
    let isThere = false;
    const { queue } = await open(await create(), [kind], 10, async () => {
      if (!isThere) throw problem('storage.away');
    });
    const attempts: number[] = [];
    const run = async ({ attempt }: Job<NumberedJob>) => {
      attempts.push(attempt);
      if (!isThere) throw problem('storage.away');
    };
    const exhausted = vi.fn();
    queue.work(kind, { run, exhausted }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 1 });
    const told = () => logged.filter((line) => line.includes('the file store')).map((line) => JSON.parse(line).msg);
    await vi.waitFor(
      () => expect(told()).toEqual(['the file store does not answer; work goes on when it does']),
      60_000,
    );
    expect(attempts).toEqual([1]);
    isThere = true;
    await vi.waitFor(() => expect(attempts).toEqual([1, 1]), 60_000);
    expect(told()).toHaveLength(2);
    await vi.waitFor(
      async () => expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } }),
      60_000,
    );
    expect(exhausted).not.toHaveBeenCalled();
  });

  it.concurrent('works on several at once', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp();
    let now = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, ++now);
      await sleep(300);
      now--;
    };
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 3 });
    await queue.start({ work: true });
    for (let n = 0; n < 6; n++) await queue.enqueue(kind, { n });
    await vi.waitFor(() => expect(most).toBe(3), 60_000);
  });

  it.concurrent('tells a job that its time is over, and counts that as no attempt that another could better', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp([short]);
    const reasons: unknown[] = [];
    const run = async ({ signal }: Job<NumberedJob>) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      reasons.push(signal.reason);
    };
    queue.work(short, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(short, { n: 1 });
    await vi.waitFor(() => expect(reasons).toHaveLength(1), 60_000);
    expect(reasons[0]).toMatchObject({ code: 'work.timeout' });
    await vi.waitFor(
      async () => expect((await queue.counts())['short']).toEqual({ waiting: 0, running: 0, failed: 0 }),
      60_000,
    );
  });

  it.concurrent('tries three times, then says that the job is exhausted; no message of an error is stored', async (context) => {
    const { setUp, logged } = testQueues(create, context);
    const { queue, database } = await setUp();
    const attempts: number[] = [];
    const exhausted = vi.fn(async () => undefined);
    const run = async ({ attempt }: Job<NumberedJob>) => {
      attempts.push(attempt);
      throw new SyntaxError('unexpected token in "the canary sentence"');
    };
    queue.work(kind, { run, exhausted }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 7 });
    await vi.waitFor(() => expect(exhausted).toHaveBeenCalledExactlyOnceWith({ n: 7 }), 60_000);
    expect(attempts).toEqual([1, 2, 3]);
    const { rows } = await rawQuery(database, 'select * from pgboss.job');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows) + logged.join('')).not.toContain('canary');
  });

  it.concurrent('enqueues with a transaction or not at all', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue, database } = await setUp();
    await queue.start({ work: false });
    await expect(
      database.db.transaction().execute(async (tx) => {
        await queue.enqueue(kind, { n: 1 }, { tx });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await database.db.transaction().execute(async (tx) => {
      await queue.enqueue(kind, { n: 2 }, { tx });
    });
    expect(await queue.counts()).toEqual({ test: { waiting: 1, running: 0, failed: 0 } });
  });

  it.concurrent('does not start to work while a kind has no handler', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp();
    await expect(queue.start({ work: true })).rejects.toMatchObject({ code: 'jobs.no-handler' });
  });

  it.concurrent('cancels a waiting and a running job', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp();
    const run = vi.fn(
      ({ signal }: Job<NumberedJob>) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    const first = await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 60_000);
    const second = await queue.enqueue(kind, { n: 2 });
    await queue.cancel(kind, second);
    await queue.cancel(kind, first);
    await sleep(3_500);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } });
  });
});

async function rawQuery({ driver }: Database, sql: string): Promise<{ rows: unknown[] }> {
  if (driver.kind === 'server') return driver.pool.query(sql);
  return driver.pool.exclusive((pglite) => pglite.query(sql));
}
