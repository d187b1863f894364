import { problem } from '../errors.ts';
import { createFairQueue } from './fair-queue.ts';
import type { PoolOptions, RunOptions, WorkerPool } from './pool-options.ts';
import { takeRightOfWay } from './right-of-way.ts';
import type { Task } from './task.ts';
import { isLossOfThread, startThread, type WorkerThread } from './worker-thread.ts';

interface Waiting {
  readonly group: string | undefined;
  readonly task: Task;
  readonly options: RunOptions;
  readonly since: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Stops its timer and its listener on the signal. One signal serves all tasks of a job, so listeners would accumulate on it. */
  readonly leave: () => void;
}

interface Slot {
  readonly thread: WorkerThread;
  warm: boolean;
  busy: boolean;
  /** Of the running task. */
  group: string | undefined;
  /** A successor is starting; this thread serves until the successor is warm. */
  retiring: boolean;
  /** It is being ended. Its running task may still be answered before it has ended. */
  ending: boolean;
  done: number;
}

/** The weight of the latest task in the average task time: texts differ in length, and the load of the machine changes within seconds. */
const LATEST_SHARE = 0.1;
const RECYCLE_AFTER = 20_000;
/** Pause before a thread that ended by itself is replaced, so that a fault at the start does not become a busy loop. */
const RESTART_MS = 500;

export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { name, log, metrics } = options;
  const slots = new Set<Slot>();
  const queue = createFairQueue<Waiting>();
  let closed = false;
  let idle: (() => void) | undefined;
  /** The recent average time of tasks in a thread. */
  let usualMs = 0;

  function spawn(onWarm?: () => void): Promise<void> {
    const thread = startThread({
      name,
      shared: options.shared,
      maxHeapMb: options.maxHeapMb,
      yieldsTo: options.yieldsTo,
    });
    const state = { warm: false, busy: false, group: undefined, retiring: false, ending: false, done: 0 };
    const slot: Slot = { thread, ...state };
    slots.add(slot);
    thread.onEnd(() => {
      const wanted = !slots.delete(slot);
      if (wanted || closed) return;
      log.warn({ pool: name }, 'a worker thread ended and is replaced');
      setTimeout(() => !closed && spawn().catch(() => undefined), slot.warm ? 0 : RESTART_MS);
    });
    const warming = options.warmUp ? thread.perform(options.warmUp) : Promise.resolve();
    return warming.then(
      () => {
        slot.warm = true;
        onWarm?.();
        next();
      },
      (err: unknown) => {
        if (!closed) log.error({ err, pool: name }, 'a worker thread could not be started');
        void thread.end();
        throw err;
      },
    );
  }

  /** Not while the first thread starts, which takes longer than any task and is not an overload. */
  function isBehind(): boolean {
    const { longestWaitMs } = options;
    const { oldest, length } = queue;
    const warm = [...slots].filter((slot) => slot.warm).length;
    if (!oldest || longestWaitMs === undefined || warm === 0) return false;
    return performance.now() - oldest.since > longestWaitMs || (length * usualMs) / warm > longestWaitMs;
  }

  const isBusy = () => queue.length >= options.queueLimit || isBehind();

  function next(): void {
    for (const slot of slots) {
      if (queue.length === 0) break;
      if (!slot.warm || slot.busy || slot.ending) continue;
      const waiting = takeNext();
      if (!waiting) break;
      waiting.leave();
      void perform(slot, waiting);
    }
    if (![...slots].some((slot) => slot.busy)) idle?.();
  }

  /** Leaves one thread to other groups if there is more than one. */
  function takeNext(): Waiting | undefined {
    const underWay = new Map<string, number>();
    for (const { busy, group } of slots) if (busy && group) underWay.set(group, (underWay.get(group) ?? 0) + 1);
    return queue.take(underWay, Math.max(1, options.threads - 1));
  }

  async function perform(slot: Slot, { task, options: run, since, resolve, reject }: Waiting): Promise<void> {
    slot.busy = true;
    slot.group = run.group;
    const start = performance.now();
    metrics?.poolWait(name, (start - since) / 1000);
    let ended: unknown;
    let over = false;
    const end = (reason: unknown) => {
      if (over) return;
      ended ??= reason;
      slot.ending = true;
      void slot.thread.end();
    };
    // On a busy machine, this thread may receive the time limit before an answer that was sent long before.
    const late = () => setImmediate(() => end(problem('work.timeout')));
    const timer = setTimeout(late, run.timeoutMs ?? options.timeoutMs);
    const abort = () => end(run.signal?.reason);
    run.signal?.addEventListener('abort', abort);
    let outcome: 'done' | 'failed' | 'timeout' = 'done';
    try {
      resolve(await slot.thread.perform(task, run.onProgress));
    } catch (error) {
      outcome = ended === undefined ? 'failed' : 'timeout';
      reject(ended ?? error);
    } finally {
      over = true;
      clearTimeout(timer);
      run.signal?.removeEventListener('abort', abort);
      const tookMs = performance.now() - start;
      usualMs += LATEST_SHARE * (tookMs - usualMs);
      metrics?.poolTask(name, outcome, tookMs / 1000);
    }
    slot.busy = false;
    slot.done++;
    const isWorn = slot.done >= (options.recycleAfter ?? RECYCLE_AFTER);
    if (isWorn && !slot.retiring && !slot.ending && slots.has(slot)) recycle(slot);
    next();
  }

  function recycle(slot: Slot): void {
    if (closed) return;
    slot.retiring = true;
    const retire = () => {
      if (slot.busy) return void setTimeout(retire, 20);
      slots.delete(slot);
      void slot.thread.end();
    };
    spawn(retire).catch(() => {
      slot.retiring = false;
    });
  }

  /** Waits for a thread and for the result of the task in it. */
  function inTurn(task: Task, run: RunOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        if (!queue.remove(waiting)) return;
        leave();
        reject(reason);
      };
      const abort = () => giveUp(run.signal?.reason);
      const { patienceMs } = options;
      const timer =
        patienceMs === undefined ? undefined : setTimeout(() => giveUp(problem('service.busy')), patienceMs);
      const leave = () => {
        clearTimeout(timer);
        run.signal?.removeEventListener('abort', abort);
      };
      const { group } = run;
      const waiting: Waiting = { group, task, options: run, since: performance.now(), resolve, reject, leave };
      queue.push(waiting);
      run.signal?.addEventListener('abort', abort, { once: true });
      next();
    });
  }

  let started = false;
  /** Starts them one after another: together they would take the cores from whatever starts them, and none would be ready sooner. */
  async function start(): Promise<void> {
    started = true;
    const failures: unknown[] = [];
    for (let i = 0; i < options.threads && !closed; i++) await spawn().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
  const ready = options.lazy ? Promise.resolve() : start();
  // Callers that wait for it see the failure; a caller need not wait.
  ready.catch(() => undefined);

  return {
    size: options.threads,
    ready,
    run<Result>(task: Task, run: RunOptions = {}): Promise<Result> {
      if (closed) return Promise.reject(problem('service.stopping'));
      if (run.signal?.aborted) return Promise.reject(run.signal.reason);
      if (isBusy()) return Promise.reject(problem('service.busy'));
      // A thread that cannot be started is logged and tried again. The task waits.
      if (!started) start().catch(() => undefined);
      const give = options.rightOfWay ? takeRightOfWay(options.rightOfWay) : undefined;
      const outcome = inTurn(task, run).catch((error: unknown) => {
        if (!isLossOfThread(error) || closed || run.signal?.aborted) throw error;
        return inTurn(task, run);
      });
      return (give ? outcome.finally(give) : outcome) as Promise<Result>;
    },
    isBusy,
    prepare() {
      if (!started && !closed) start().catch(() => undefined);
    },
    stats: () => ({
      threads: slots.size,
      busy: [...slots].filter((slot) => slot.busy).length,
      waiting: queue.length,
    }),
    async close(graceMs = 10_000) {
      closed = true;
      for (const { reject, leave } of queue.drain()) {
        leave();
        reject(problem('service.stopping'));
      }
      if ([...slots].some((slot) => slot.busy)) {
        const finished = new Promise<void>((resolve) => {
          idle = resolve;
        });
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, graceMs);
        });
        await Promise.race([finished, late]);
        clearTimeout(timer);
      }
      const ending = [...slots];
      slots.clear();
      await Promise.all(ending.map((slot) => slot.thread.end()));
    },
  };
}
