import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../../../test/fixtures/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { watchOutages } from '../db/outage.ts';
import { createLog } from '../log.ts';
import { createBossQueue } from './boss-queue.ts';
import { type Job, type JobQueue, jobKind } from './job-queue.ts';

interface Payload {
  readonly n: number;
}
const kind = jobKind<Payload>('test', { timeoutSeconds: 60 });
const short = jobKind<Payload>('short', { timeoutSeconds: 1 });
const worker = fileURLToPath(new URL('../../../test/fixtures/job-worker.ts', import.meta.url));

onEachDatabase('job queue', (create) => {
  const closers: (() => Promise<unknown>)[] = [];
  const logged: string[] = [];
  afterEach(async () => {
    await closeAll();
    logged.length = 0;
  });
  async function closeAll(): Promise<void> {
    for (const close of closers.splice(0).reverse()) await close();
  }

  async function setUp(kinds = [kind]): Promise<{ test: TestDatabase; database: Database; queue: JobQueue }> {
    const test = await create();
    closers.push(() => test.drop());
    const { database, queue } = await open(test, kinds);
    return { test, database, queue };
  }

  async function open(test: TestDatabase, kinds = [kind], heartbeatSeconds = 10) {
    const database = await openDatabase(test.settings);
    closers.push(() => database.close());
    const log = createLog('debug', { write: (line: string) => void logged.push(line) });
    const outages = watchOutages(database, log);
    closers.push(async () => outages.close());
    const queue = createBossQueue({ database, outages, kinds, log, heartbeatSeconds, superviseSeconds: 1 });
    closers.push(() => queue.close(0));
    return { database, queue };
  }

  it('does each job once, in order, with its payload', async () => {
    const { queue } = await setUp();
    const seen: number[] = [];
    queue.work(kind, { run: async ({ payload }) => void seen.push(payload.n), exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    for (let n = 0; n < 5; n++) await queue.enqueue(kind, { n });
    await vi.waitFor(() => expect(seen).toEqual([0, 1, 2, 3, 4]), 20_000);
    await vi.waitFor(async () => expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } }));
  });

  it('leaves queues alone that are as they should be, and changes those of another release', async () => {
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

  it('works on several at once', async () => {
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
    await vi.waitFor(() => expect(most).toBe(3), 10_000);
  });

  it('takes turns between accounts: one document does not wait for twenty of another account', async () => {
    const { queue } = await setUp();
    const order: number[] = [];
    queue.work(
      kind,
      { run: async ({ payload }) => void order.push(payload.n), exhausted: vi.fn() },
      { concurrency: 1 },
    );
    await queue.start({ work: false });
    for (let n = 0; n < 20; n++) await queue.enqueue(kind, { n }, { share: { account: 'a', cost: 1 } });
    await queue.enqueue(kind, { n: 100 }, { share: { account: 'b', cost: 1 } });
    await queue.enqueue(kind, { n: 101 }, { share: { account: 'b', cost: 1 } });
    await queue.start({ work: true });
    await vi.waitFor(() => expect(order).toHaveLength(22), 40_000);
    expect(order.indexOf(100)).toBeLessThan(order.indexOf(2));
    expect(order.indexOf(101)).toBeLessThan(order.indexOf(3));
    expect(order.filter((n) => n < 100)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('does what is small first, and lets nothing large wait for ever', async () => {
    const { queue } = await setUp();
    const order: number[] = [];
    queue.work(
      kind,
      { run: async ({ payload }) => void order.push(payload.n), exhausted: vi.fn() },
      { concurrency: 1 },
    );
    await queue.start({ work: false });
    await queue.enqueue(kind, { n: 50 }, { share: { account: 'large', cost: 5 } });
    for (let n = 1; n <= 10; n++) await queue.enqueue(kind, { n }, { share: { account: 'small', cost: 1 } });
    await queue.start({ work: true });
    await vi.waitFor(() => expect(order).toHaveLength(11), 40_000);
    expect(order.indexOf(50)).toBeGreaterThanOrEqual(4);
    expect(order.indexOf(50)).toBeLessThanOrEqual(5);
  });

  it('leaves room for others beside a long job of one account', async () => {
    const { queue } = await setUp();
    const running: string[] = [];
    let most = 0;
    const run = async ({ payload: { n }, signal }: Job<Payload>) => {
      running.push(n < 100 ? 'a' : 'b');
      most = Math.max(most, running.filter((account) => account === 'a').length);
      await sleep(n < 100 ? 60_000 : 0, undefined, { signal });
    };
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 2, perAccount: 1 });
    await queue.start({ work: true });
    for (let n = 0; n < 3; n++) await queue.enqueue(kind, { n }, { share: { account: 'a', cost: 1 } });
    await vi.waitFor(() => expect(running).toContain('a'), 10_000);
    for (let n = 100; n < 103; n++) await queue.enqueue(kind, { n }, { share: { account: 'b', cost: 1 } });
    await vi.waitFor(() => expect(running.filter((account) => account === 'b')).toHaveLength(3), 15_000);
    expect(most).toBe(1);
  });

  it('tells a job that its time is over, and counts that as no attempt that another could better', async () => {
    const { queue } = await setUp([short]);
    const reasons: unknown[] = [];
    const run = async ({ signal }: Job<Payload>) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      reasons.push(signal.reason);
    };
    queue.work(short, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(short, { n: 1 });
    await vi.waitFor(() => expect(reasons).toHaveLength(1), 20_000);
    expect(reasons[0]).toMatchObject({ code: 'work.timeout' });
    await vi.waitFor(async () =>
      expect((await queue.counts())['short']).toEqual({ waiting: 0, running: 0, failed: 0 }),
    );
  });

  it('tries three times, then says that the job is exhausted; no message of an error is stored', async () => {
    const { queue, database } = await setUp();
    const attempts: number[] = [];
    const exhausted = vi.fn(async () => undefined);
    const run = async ({ attempt }: Job<Payload>) => {
      attempts.push(attempt);
      throw new SyntaxError('unexpected token in "the canary sentence"');
    };
    queue.work(kind, { run, exhausted }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 7 });
    await vi.waitFor(() => expect(exhausted).toHaveBeenCalledExactlyOnceWith({ n: 7 }), 30_000);
    expect(attempts).toEqual([1, 2, 3]);
    const { rows } = await rawQuery(database, 'select * from pgboss.job');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows) + logged.join('')).not.toContain('canary');
  });

  it('enqueues with a transaction or not at all', async () => {
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

  it('does not start to work while a kind has no handler', async () => {
    const { queue } = await setUp();
    await expect(queue.start({ work: true })).rejects.toMatchObject({ code: 'jobs.no-handler' });
  });

  it('cancels a waiting and a running job', async () => {
    const { queue } = await setUp();
    const run = vi.fn(
      ({ signal }: Job<Payload>) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    const first = await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 10_000);
    const second = await queue.enqueue(kind, { n: 2 });
    await queue.cancel(kind, second);
    await queue.cancel(kind, first);
    await sleep(3_500);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await queue.counts()).toEqual({ test: { waiting: 0, running: 0, failed: 0 } });
  });

  it('gives a job back when it stops, without counting the attempt', async () => {
    const { test, queue, database } = await setUp();
    const run = vi.fn(
      ({ signal }: Job<Payload>) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 10_000);
    await queue.close(200);
    await database.close();

    const again = await open(test);
    const attempts: number[] = [];
    const second = async ({ attempt }: Job<Payload>) => void attempts.push(attempt);
    again.queue.work(kind, { run: second, exhausted: vi.fn() }, { concurrency: 1 });
    await again.queue.start({ work: true });
    await vi.waitFor(() => expect(attempts).toEqual([1]), 10_000);
  });

  it('lets a running job finish when it stops', async () => {
    const { queue } = await setUp();
    let finished = false;
    const run = vi.fn(async () => {
      await sleep(1_000);
      finished = true;
    });
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000);
    await queue.close();
    expect(finished).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('takes up the job of a killed process, three times in all', async () => {
    const { test, queue, database } = await setUp();
    await queue.start({ work: false });
    await queue.enqueue(kind, { n: 9 });
    await queue.close(0);
    await database.close();
    for (const attempt of [1, 2]) await killWhileRunning(test, attempt);

    const again = await open(test);
    const attempts: number[] = [];
    const exhausted = vi.fn(async () => undefined);
    const run = async (job: Job<Payload>) => {
      attempts.push(job.attempt);
      throw new Error('third');
    };
    again.queue.work(kind, { run, exhausted }, { concurrency: 1 });
    await again.queue.start({ work: true });
    await vi.waitFor(() => expect(exhausted).toHaveBeenCalledExactlyOnceWith({ n: 9 }), 50_000);
    expect(attempts).toEqual([3]);
  }, 150_000);

  async function killWhileRunning({ settings }: TestDatabase, attempt: number): Promise<void> {
    const args = ['--import', 'tsx', worker, settings.dataDir, settings.databaseUrl ?? ''];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => void output.push(String(chunk)));
    await vi.waitFor(() => expect(output.join('')).toContain(`running ${attempt}\n`), {
      timeout: 50_000,
      interval: 50,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

async function rawQuery({ driver }: Database, sql: string): Promise<{ rows: unknown[] }> {
  if (driver.kind === 'server') return driver.pool.query(sql);
  return driver.pool.exclusive((pglite) => pglite.query(sql));
}
