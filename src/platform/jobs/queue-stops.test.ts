// @module-tag process
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { bundledScript } from '../../../test/fixtures/bundled-script.ts';
import { onEachDatabase, type TestDatabase } from '../../../test/fixtures/databases.ts';
import { HEARTBEAT_SECONDS, kind, type NumberedJob, testQueues } from '../../../test/fixtures/job-queues.ts';
import type { Job } from './job-queue.ts';

onEachDatabase('a job queue that stops', (create) => {
  it.concurrent('gives a job back when it stops, without counting the attempt', async (context) => {
    const { setUp, open } = testQueues(create, context);
    const { test, queue, database } = await setUp();
    const run = vi.fn(
      ({ signal }: Job<NumberedJob>) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    const id = await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 60_000);
    await queue.close(200);
    await database.close();

    const again = await open(test);
    // A late completion must not find the job, which another process may have taken by then.
    const { rows } = await sql<{ id: string; state: string }>`select id, state from pgboss.job`.execute(
      again.database.db,
    );
    expect(rows).toEqual([{ id: expect.not.stringContaining(id), state: 'created' }]);
    const attempts: number[] = [];
    const second = async ({ attempt }: Job<NumberedJob>) => void attempts.push(attempt);
    again.queue.work(kind, { run: second, exhausted: vi.fn() }, { concurrency: 1 });
    await again.queue.start({ work: true });
    await vi.waitFor(() => expect(attempts).toEqual([1]), 60_000);
  });

  it.concurrent('lets a running job finish when it stops', async (context) => {
    const { setUp } = testQueues(create, context);
    const { queue } = await setUp();
    let finished = false;
    const run = vi.fn(async () => {
      await sleep(1_000);
      finished = true;
    });
    queue.work(kind, { run, exhausted: vi.fn() }, { concurrency: 1 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), 60_000);
    await queue.close();
    expect(finished).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.concurrent('takes up the job of a killed process, three times in all', async (context) => {
    const { setUp, open } = testQueues(create, context);
    const { test, queue, database } = await setUp();
    await queue.start({ work: false });
    await queue.enqueue(kind, { n: 9 });
    await queue.close(0);
    await database.close();
    for (const attempt of [1, 2]) await killWhileRunning(test, attempt);

    const again = await open(test);
    const attempts: number[] = [];
    const exhausted = vi.fn(async () => undefined);
    const run = async (job: Job<NumberedJob>) => {
      attempts.push(job.attempt);
      throw new Error('third');
    };
    again.queue.work(kind, { run, exhausted }, { concurrency: 1 });
    await again.queue.start({ work: true });
    await vi.waitFor(() => expect(exhausted).toHaveBeenCalledExactlyOnceWith({ n: 9 }), 60_000);
    expect(attempts).toEqual([3]);
  }, 150_000);
});

async function killWhileRunning({ settings }: TestDatabase, attempt: number): Promise<void> {
  const args = [await bundledScript('test/fixtures/job-worker.ts'), settings.dataDir, settings.databaseUrl ?? ''];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => void output.push(String(chunk)));
  await vi.waitFor(() => expect(output.join('')).toContain(`running ${attempt}\n`), {
    timeout: 50_000,
    interval: 50,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  if (settings.databaseUrl) await ageHeartbeats(settings.databaseUrl);
}

/** Makes it look as if the dead worker has been silent long enough to count as dead. An embedded database detects it at its next start. */
async function ageHeartbeats(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '${HEARTBEAT_SECONDS} seconds' where state = 'active'`,
  );
  await client.end();
  expect(rowCount).toBe(1);
}
