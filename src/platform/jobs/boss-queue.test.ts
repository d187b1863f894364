import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../../../test/fixtures/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createBossQueue } from './boss-queue.ts';
import { type Job, type JobQueue, jobKind } from './job-queue.ts';

interface Payload {
  readonly n: number;
}
const kind = jobKind<Payload>('test', { timeoutSeconds: 60 });
const worker = fileURLToPath(new URL('../../../test/fixtures/job-worker.ts', import.meta.url));

onEachDatabase('job queue', (create) => {
  const closers: (() => Promise<unknown>)[] = [];
  const logged: string[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    logged.length = 0;
  });

  async function setUp(): Promise<{ test: TestDatabase; database: Database; queue: JobQueue }> {
    const test = await create();
    closers.push(() => test.drop());
    const { database, queue } = await open(test);
    return { test, database, queue };
  }

  async function open(test: TestDatabase) {
    const database = await openDatabase(test.settings);
    closers.push(() => database.close());
    const log = createLog('debug', { write: (line: string) => void logged.push(line) });
    const queue = createBossQueue({ database, kinds: [kind], log, heartbeatSeconds: 10, superviseSeconds: 1 });
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
