import { setTimeout as sleep } from 'node:timers/promises';
import { type Job as BossJob, fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import { isStoreFault } from '../blobs/store-faults.ts';
import { isConnectionFault } from '../db/away.ts';
import type { Database } from '../db/database.ts';
import type { OutageWatch } from '../db/outage.ts';
import { EmendError, problem } from '../errors.ts';
import { describeFault, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Traces } from '../traces.ts';
import { keepAttemptsApart } from './attempts-apart.ts';
import { bossDatabase } from './boss-database.ts';
import { ageMs, goOnAfterSteps } from './clock-steps.ts';
import { countJobs } from './count-jobs.ts';
import { nextTurn, shareOptions } from './fair-share.ts';
import { putBack, recoverInterrupted } from './interrupted-jobs.ts';
import type { JobHandler, JobKind, JobQueue, WorkOptions } from './job-queue.ts';
import { EXHAUSTED, openQueues } from './open-queues.ts';
import { startBoss } from './start-boss.ts';

export interface BossQueueOptions {
  readonly database: Database;
  /** Every kind of job; each gets a queue. */
  readonly kinds: readonly JobKind<object>[];
  readonly outages: OutageWatch;
  /** The file store's outage watch, if jobs use one. An attempt that fails while the store is unavailable does not count either. */
  readonly storeOutages?: OutageWatch;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly traces?: Traces;
  /** A worker that gives no sign for this many seconds counts as dead. pg-boss allows no less than 10. */
  readonly heartbeatSeconds?: number;
  /** How often to look for dead workers, in seconds. */
  readonly superviseSeconds?: number;
}

interface Registration {
  readonly kind: JobKind<object>;
  readonly handler: JobHandler<object>;
  readonly options: WorkOptions;
}

const SCHEMA = 'pgboss';
/** Notifications wake a worker within 25 ms. The poll is for a lost notification, and for retries that become due. */
const POLL_SECONDS = 2;
/** Behind a pooler, notifications may not arrive. */
const POLL_ALONE_SECONDS = 1;
/** How often to look for jobs that a change of the database's clock left behind, in supervision rounds. */
const ROUNDS_BETWEEN_LOOKS = 6;
/** A store that answers may still be unable to store a file, for example on a full disk, so its jobs are not started at once. */
const STORE_PAUSE_SECONDS = 3;
const STORE_PATIENCE_MS = 24 * 3_600_000;

/** The job queue on pg-boss, in the same database as everything else, so that a row and its job are in one transaction. */
export function createBossQueue(options: BossQueueOptions): JobQueue {
  const { database, outages, storeOutages, log, heartbeatSeconds = 20, superviseSeconds = 5 } = options;
  const { driver } = database;
  const hearsNotifications = driver.kind === 'embedded' || !driver.isPooled;
  const boss = new PgBoss({
    ...(driver.kind === 'embedded'
      ? { db: bossDatabase(driver.pool), backend: 'pglite' as const }
      : { connectionString: driver.url, max: 4, application_name: 'emend-jobs', query_timeout: driver.answerMs }),
    schema: SCHEMA,
    schedule: false,
    useListenNotify: hearsNotifications,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 300,
  });
  function noteFault(err: unknown): void {
    if (isConnectionFault(err)) outages.note(err);
    else log.error({ err }, 'fault in the job queue');
  }
  boss.on('error', noteFault);
  boss.on('warning', ({ message }) => log.warn({ message }, 'the job queue warns'));

  const registered = new Map<string, Registration>();
  const running = new Map<string, AbortController>();
  const workers = new Map<string, readonly string[]>();
  let stopWatching = (): void => {};
  let stopping = false;
  const cancelled = new Set<string>();

  async function perform({ kind, handler }: Registration, job: JobWithMetadata<object>): Promise<void> {
    const controller = new AbortController();
    running.set(job.id, controller);
    const start = performance.now();
    const attempt = job.retryCount + 1;
    const about = { kind: kind.name, job: job.id, attempt };
    const ended = (outcome: 'done' | 'failed'): void => {
      const ms = performance.now() - start;
      options.metrics?.job(kind.name, outcome, ms / 1000);
      const endMs = Date.now();
      const attributes = { 'emend.job_id': job.id, 'emend.attempt': attempt };
      const span = { name: kind.name, kind: 'consumer', startMs: endMs - ms, endMs, attributes } as const;
      options.traces?.add({ ...span, failed: outcome === 'failed' });
    };
    const late = setTimeout(() => controller.abort(problem('work.timeout')), kind.timeoutSeconds * 1000);
    try {
      const signal = AbortSignal.any([controller.signal, job.signal]);
      await handler.run({ id: job.id, payload: job.data, attempt, signal });
      ended('done');
      log.info({ ...about, ms: Math.round(performance.now() - start) }, 'job done');
    } catch (err) {
      if (cancelled.delete(job.id)) return;
      if (stopping && controller.signal.aborted) return await giveBack(kind.name, job);
      if (isConnectionFault(err) && (await outages.answers(controller.signal))) return await giveBack(kind.name, job);
      if (isStoreFault(err) && (await storeIsBack(job, controller, err)))
        return await giveBack(kind.name, job, STORE_PAUSE_SECONDS);
      ended('failed');
      // An error of the catalogue says what was wrong with the work. Any other error is a fault to investigate.
      log[err instanceof EmendError ? 'warn' : 'error']({ ...about, err }, 'job failed');
      if (await handler.failed?.(job.data, err, attempt)) return;
      throw withoutText(err);
    } finally {
      clearTimeout(late);
      running.delete(job.id);
      wake(kind.name);
    }
  }

  /** A worker waits for the next poll after a short job, and also if it had to leave an account's next job. */
  function wake(name: string): void {
    setImmediate(() => {
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    });
  }

  const giveBack = (name: string, job: JobWithMetadata<object>, pauseSeconds = 0): Promise<void> =>
    putBack({ boss, schema: SCHEMA, log }, name, job, pauseSeconds);

  /** False if the job has waited for a day: a store that never accepts its files must not keep it open for ever. */
  async function storeIsBack(
    { createdOn }: JobWithMetadata<object>,
    { signal }: AbortController,
    err: unknown,
  ): Promise<boolean> {
    if ((await ageMs(boss.getDb(), createdOn)) > STORE_PATIENCE_MS) return false;
    storeOutages?.note(err);
    return (await storeOutages?.answers(signal)) ?? false;
  }

  async function startWorkers(): Promise<void> {
    for (const registration of registered.values()) {
      const { kind, handler, options: limits } = registration;
      const perAccount = limits.perAccount === undefined ? {} : { localGroupConcurrency: limits.perAccount };
      const seconds = hearsNotifications ? POLL_SECONDS : POLL_ALONE_SECONDS;
      const polling = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
      const ids: string[] = [];
      workers.set(kind.name, ids);
      // One call per worker, because all workers of one call share a name and `wake` must reach each of them.
      for (let i = 0; i < limits.concurrency; i++)
        ids.push(
          await boss.work(
            kind.name,
            { ...polling, ...perAccount, includeMetadata: true },
            async ([job]: JobWithMetadata<object>[]) => perform(registration, job!),
          ),
        );
      const forExhausted = await boss.work(`${kind.name}${EXHAUSTED}`, polling, async ([job]: BossJob<object>[]) => {
        await handler.exhausted(job!.data).catch((err: unknown) => {
          if (isConnectionFault(err)) outages.note(err);
          else log.error({ kind: kind.name, err }, 'a failed job could not be recorded as failed');
          throw withoutText(err);
        });
      });
      workers.set(`${kind.name}${EXHAUSTED}`, [forExhausted]);
    }
    stopWatching = goOnAfterSteps({
      db: boss.getDb(),
      schema: SCHEMA,
      queues: [...workers.keys()],
      everySeconds: superviseSeconds * ROUNDS_BETWEEN_LOOKS,
      wake,
      onFault: noteFault,
    });
  }

  return {
    async enqueue(kind, payload, { tx, share } = {}) {
      const db = tx ? fromKysely(tx) : undefined;
      const turn =
        share && (await nextTurn(db ?? boss.getDb(), SCHEMA, kind.name, share, { locked: db !== undefined }));
      const id = await boss.send(kind.name, payload, {
        ...(db ? { db } : {}),
        ...(share ? shareOptions(share, turn!) : {}),
      });
      return id!;
    },
    work(kind, handler, limits) {
      registered.set(kind.name, { kind, handler: handler as JobHandler<object>, options: limits });
    },
    async start({ work }) {
      const idle = options.kinds.map(({ name }) => name).filter((name) => !registered.has(name));
      if (work && idle.length > 0) throw problem('jobs.no-handler', { kinds: idle.join(', ') });
      await startBoss(boss);
      await openQueues(boss, options.kinds, heartbeatSeconds);
      // The embedded database has one process, with one attempt of a job at a time.
      if (driver.kind === 'server') await keepAttemptsApart(boss.getDb(), SCHEMA);
      if (!work) return;
      // The embedded database has one process. At its start, every job marked as running was cut off by the end of another process.
      if (driver.kind === 'embedded') await recoverInterrupted({ boss, schema: SCHEMA, log }, options.kinds);
      await startWorkers();
    },
    async cancel(kind, id) {
      await boss.cancel(kind.name, id);
      const controller = running.get(id);
      if (!controller) return;
      cancelled.add(id);
      controller.abort(new Error('cancelled'));
    },
    counts: () => countJobs(boss.getDb(), SCHEMA, options.kinds),
    async close(graceMs = 10_000) {
      stopping = true;
      stopWatching();
      const late = new AbortController();
      const until = (ms: number) => sleep(ms, undefined, { signal: late.signal }).catch(() => undefined);
      const abortLate = until(graceMs).then(() => {
        if (!late.signal.aborted)
          for (const controller of running.values()) controller.abort(new Error('the process stops'));
      });
      // Not by a graceful stop of pg-boss, which checks only every half second whether the work has ended, the first time at once.
      const ended = Promise.all([...registered.keys()].map((name) => boss.offWork(name)));
      // The additional seconds are for writing the interrupted jobs back.
      await Promise.race([ended, until(graceMs + 5_000)]);
      await boss.stop({ graceful: false });
      late.abort();
      await abortLate;
    },
  };
}

/** What pg-boss may store about an error in the job's row: never a foreign message, which may quote a document. */
function withoutText(error: unknown): Error {
  return Object.assign(new Error('The job failed; see the log'), { fault: describeFault(error), stack: undefined });
}
