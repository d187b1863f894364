// @module-tag server
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openProxy } from '../../../test/fixtures/database-proxy.ts';
import { serverDatabase } from '../../../test/fixtures/databases.ts';
import { openDatabase } from '../db/database.ts';
import { watchOutages } from '../db/outage.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import { createBossQueue } from './boss-queue.ts';
import { type Job, jobKind } from './job-queue.ts';

const kind = jobKind<{ n: number }>('test', { timeoutSeconds: 60 });

if (process.env['CI'] && !process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL is not set');

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a database server that goes away (TEST_DATABASE_URL)', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function setUp(answerMs?: number) {
    const test = await serverDatabase();
    closers.push(() => test.drop());
    const proxy = await openProxy(test.settings.databaseUrl!);
    closers.push(() => proxy.stop());
    const database = await openDatabase({ ...test.settings, databaseUrl: proxy.url }, 'server', answerMs);
    closers.push(() => database.close());
    const logged: { level: string; msg: string }[] = [];
    const log = createLog('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
    const outages = watchOutages(database, log);
    closers.push(async () => outages.close());
    const queue = createBossQueue({ database, outages, kinds: [kind], log, heartbeatSeconds: 10, superviseSeconds: 1 });
    closers.push(() => queue.close(0));
    const attempts: string[] = [];
    const done: number[] = [];
    const run = async ({ payload: { n }, attempt }: Job<{ n: number }>) => {
      attempts.push(`${n}/${attempt}`);
      for (let step = 0; step < 20; step++) {
        await sleep(100);
        await database.db.selectFrom('accounts').select('id').execute();
      }
      done.push(n);
    };
    const exhausted = vi.fn(async () => undefined);
    queue.work(kind, { run, exhausted }, { concurrency: 2 });
    await queue.start({ work: true });
    await queue.enqueue(kind, { n: 1 });
    await queue.enqueue(kind, { n: 2 });
    await vi.waitFor(() => expect(attempts.toSorted()).toEqual(['1/1', '2/1']), 60_000);
    const told = () => logged.filter(({ level }) => level !== 'info').map(({ level, msg }) => [level, msg]);
    return { settings: test.settings, proxy, queue, attempts, done, exhausted, told };
  }

  const AWAY = ['warn', 'the database does not answer; work goes on when it does'];
  const BACK = ['warn', 'the database answers again'];

  it('ends connections: one line for that, one when it is back, and the work is done without counting the attempt', async () => {
    const { settings, attempts, done, exhausted, told } = await setUp();
    const client = new pg.Client({ connectionString: settings.databaseUrl! });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2]), 60_000);
    expect([...new Set(attempts)].toSorted()).toEqual(['1/1', '2/1']);
    expect(exhausted).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told()).toEqual([AWAY, BACK]), 60_000);
  });

  it('stops and starts again after a while', async () => {
    const { proxy, queue, attempts, done, exhausted, told } = await setUp();
    await proxy.stop();
    await sleep(6_000);
    expect(told()).toEqual([AWAY]);
    await expect(queue.enqueue(kind, { n: 9 })).rejects.toThrow();
    await proxy.start();
    await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2]), 60_000);
    expect([...new Set(attempts)].toSorted()).toEqual(['1/1', '2/1']);
    expect(exhausted).not.toHaveBeenCalled();
    expect(told()).toEqual([AWAY, BACK]);
    await queue.enqueue(kind, { n: 3 });
    await vi.waitFor(() => expect(done).toContain(3), 60_000);
  });

  it('falls silent without closing a connection: the same, and the queue hears of new jobs again', async () => {
    const { proxy, queue, attempts, done, exhausted, told } = await setUp(3_000);
    proxy.silence();
    // Longer than the queue waits for an answer on the connection by which it hears of new jobs: 10 s and 5 s.
    await sleep(18_000);
    expect(told()).toEqual([AWAY]);
    proxy.speak();
    await vi.waitFor(() => expect(done.toSorted()).toEqual([1, 2]), 60_000);
    expect([...new Set(attempts)].toSorted()).toEqual(['1/1', '2/1']);
    expect(exhausted).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told()).toEqual([AWAY, BACK]), 60_000);
    await queue.enqueue(kind, { n: 3 });
    await vi.waitFor(() => expect(done).toContain(3), 60_000);
  });

  it('loses a worker for a while: what it says of its attempt afterwards does not count for the next one', async () => {
    const test = await serverDatabase();
    closers.push(() => test.drop());
    const proxy = await openProxy(test.settings.databaseUrl!);
    closers.push(() => proxy.stop());
    const log = createLog('silent');
    const open = async (databaseUrl: string) => {
      const database = await openDatabase({ ...test.settings, databaseUrl }, 'server', 3_000);
      closers.push(() => database.close());
      const outages = watchOutages(database, log);
      closers.push(async () => outages.close());
      const queue = createBossQueue({
        database,
        outages,
        kinds: [kind],
        log,
        heartbeatSeconds: 10,
        superviseSeconds: 1,
      });
      closers.push(() => queue.close(0));
      return { database, queue };
    };
    const [cutOff, other] = [await open(proxy.url), await open(test.settings.databaseUrl!)];
    const attempts: number[] = [];
    const [first, second] = [new EventEmitter(), new EventEmitter()];
    const exhausted = vi.fn(async () => undefined);
    const run = (end: EventEmitter) => async (job: Job<{ n: number }>) => {
      const ended = once(end, 'end');
      attempts.push(job.attempt);
      await ended;
    };
    cutOff.queue.work(kind, { run: run(first), exhausted }, { concurrency: 1 });
    await cutOff.queue.start({ work: true });
    await cutOff.queue.enqueue(kind, { n: 1 });
    await vi.waitFor(() => expect(attempts).toEqual([1]), 60_000);
    proxy.silence();
    other.queue.work(kind, { run: run(second), exhausted }, { concurrency: 1 });
    await other.queue.start({ work: true });
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), 60_000);
    proxy.speak();
    await cutOff.database.ping();
    first.emit('error', problem('db.away'));
    await sleep(3_000);
    const states = async () => {
      const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${kind.name}`.execute(
        other.database.db,
      );
      return rows.map(({ state }) => state);
    };
    expect(await states()).toEqual(['active']);
    second.emit('end');
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']), 60_000);
    expect(attempts).toEqual([1, 2]);
  });

  it('ends a connection between two statements of a transaction: the next statement says so, and the process lives', async () => {
    const test = await serverDatabase();
    closers.push(() => test.drop());
    const database = await openDatabase(test.settings);
    closers.push(() => database.close());
    const other = new pg.Client({ connectionString: test.settings.databaseUrl! });
    await other.connect();
    closers.push(() => other.end());
    const away = vi.fn();
    database.onAway(away);
    const transaction = database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await other.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await vi.waitFor(() => expect(away).toHaveBeenCalled(), 60_000);
      await sql`select 1`.execute(tx);
    });
    await expect(transaction).rejects.toMatchObject({ code: 'db.away' });
    await database.ping();
  });
});
