import { problem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type RightOfWay, takeRightOfWay } from './right-of-way.ts';
import type { Task } from './task.ts';
import { startThread, type WorkerThread } from './worker-thread.ts';

export interface PoolOptions {
  /** Label in logs and metrics. Interactive checks and documents have a pool each, so neither waits for the other. */
  readonly name: string;
  readonly threads: number;
  /** Tasks that may wait; `run` refuses more with `service.busy`. */
  readonly queueLimit: number;
  /** Time limit of a task from its start in a thread, in ms; the thread is ended when it is passed. */
  readonly timeoutMs: number;
  /** A thread is replaced after so many tasks, which bounds what a leak can hold. */
  readonly recycleAfter?: number;
  readonly maxHeapMb: number;
  /** Given to every task as `context.shared`; use SharedArrayBuffers for what is large. */
  readonly shared?: unknown;
  /** Run in each thread before it takes tasks: loads what the first task would otherwise wait for. */
  readonly warmUp?: Task;
  /**
   * Threads start with the first task instead of with the pool, and `ready` waits for none: a service that nobody uses
   * costs no memory (an idle thread with an engine holds some 100 MB).
   */
  readonly lazy?: boolean;
  /** Its tasks are short and somebody waits for them: threads of pools that yield to it stand aside meanwhile. */
  readonly rightOfWay?: RightOfWay;
  /** Its tasks are long; `context.standAside` waits for what has this right of way. */
  readonly yieldsTo?: RightOfWay;
  readonly log: Log;
  readonly metrics?: Metrics;
}

export interface RunOptions {
  readonly timeoutMs?: number;
  /** Takes the task out of the queue, or ends its thread when it runs. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (value: unknown) => void;
  /**
   * Tasks that belong together, such as those of an account. They never take the last free thread, where there is more than
   * one, and groups take turns: what is long in one holds up no other.
   */
  readonly group?: string;
}

export interface WorkerPool {
  /** Threads that it has when all are started. */
  readonly size: number;
  /**
   * @throws EmendError `service.busy`, `service.stopping`, `work.timeout`; whatever the task throws (foreign errors without
   *   their message, which may quote the user's text); the signal's reason
   */
  run<Result>(task: Task, options?: RunOptions): Promise<Result>;
  /** Fulfilled when every thread is warm; rejected when the first one cannot be. */
  readonly ready: Promise<void>;
  /** Starts the threads of a lazy pool, whose first task is expected soon. */
  prepare(): void;
  stats(): { readonly threads: number; readonly busy: number; readonly waiting: number };
  /** Refuses new tasks, lets running ones finish up to `graceMs`, then ends the threads. */
  close(graceMs?: number): Promise<void>;
}

interface Waiting {
  readonly task: Task;
  readonly options: RunOptions;
  readonly since: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Ends listening to the signal: one signal serves all tasks of a job, and listeners would pile up on it. */
  readonly leave: () => void;
}

interface Slot {
  readonly thread: WorkerThread;
  warm: boolean;
  busy: boolean;
  /** Of the task under way. */
  group: string | undefined;
  /** A successor is on its way; this one serves until that is warm. */
  retiring: boolean;
  done: number;
}

const RECYCLE_AFTER = 20_000;
/** Pause before a thread that ended by itself is replaced, so that a fault at start does not become a busy loop. */
const RESTART_MS = 500;

export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { name, log, metrics } = options;
  const slots = new Set<Slot>();
  const queue: Waiting[] = [];
  /** When a group was last served, counted in tasks. */
  const served = new Map<string, number>();
  let turn = 0;
  let closed = false;
  let idle: (() => void) | undefined;

  function spawn(onWarm?: () => void): Promise<void> {
    const thread = startThread({
      name,
      shared: options.shared,
      maxHeapMb: options.maxHeapMb,
      yieldsTo: options.yieldsTo,
    });
    const slot: Slot = { thread, warm: false, busy: false, group: undefined, retiring: false, done: 0 };
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

  function next(): void {
    for (const slot of slots) {
      if (queue.length === 0) break;
      if (!slot.warm || slot.busy) continue;
      const waiting = takeNext();
      if (!waiting) break;
      waiting.leave();
      void perform(slot, waiting);
    }
    if (![...slots].some((slot) => slot.busy)) idle?.();
  }

  /** The first of the group that was served longest ago, of those that leave a thread to others. */
  function takeNext(): Waiting | undefined {
    const most = Math.max(1, options.threads - 1);
    const busy = new Map<string, number>();
    for (const { busy: taken, group } of slots) if (taken && group) busy.set(group, (busy.get(group) ?? 0) + 1);
    let best = -1;
    let bestServed = Number.POSITIVE_INFINITY;
    queue.forEach(({ options: { group } }, at) => {
      if (group !== undefined && (busy.get(group) ?? 0) >= most) return;
      const last = group === undefined ? 0 : (served.get(group) ?? 0);
      if (last < bestServed) [best, bestServed] = [at, last];
    });
    if (best < 0) return undefined;
    const [waiting] = queue.splice(best, 1);
    const { group } = waiting!.options;
    if (group !== undefined) served.set(group, ++turn);
    // Forgotten when they have nothing here, so that accounts do not pile up.
    if (queue.length === 0)
      for (const known of served.keys()) if (known !== group && !busy.has(known)) served.delete(known);
    return waiting;
  }

  async function perform(slot: Slot, { task, options: run, since, resolve, reject }: Waiting): Promise<void> {
    slot.busy = true;
    slot.group = run.group;
    const start = performance.now();
    metrics?.poolWait(name, (start - since) / 1000);
    let ended: unknown;
    const end = (reason: unknown) => {
      ended ??= reason;
      void slot.thread.end();
    };
    const timer = setTimeout(() => end(problem('work.timeout')), run.timeoutMs ?? options.timeoutMs);
    const abort = () => end(run.signal?.reason);
    run.signal?.addEventListener('abort', abort);
    let outcome: 'done' | 'failed' | 'timeout' = 'done';
    try {
      resolve(await slot.thread.perform(task, run.onProgress));
    } catch (error) {
      outcome = ended === undefined ? 'failed' : 'timeout';
      reject(ended ?? error);
    } finally {
      clearTimeout(timer);
      run.signal?.removeEventListener('abort', abort);
      metrics?.poolTask(name, outcome, (performance.now() - start) / 1000);
    }
    slot.busy = false;
    slot.done++;
    if (slot.done >= (options.recycleAfter ?? RECYCLE_AFTER) && !slot.retiring && slots.has(slot)) recycle(slot);
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

  let started = false;
  /** One after another: together they would take the cores from whoever starts them, and none would be ready sooner. */
  async function start(): Promise<void> {
    started = true;
    const failures: unknown[] = [];
    for (let i = 0; i < options.threads && !closed; i++) await spawn().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
  const ready = options.lazy ? Promise.resolve() : start();
  // Whoever waits for it sees the failure; nobody has to.
  ready.catch(() => undefined);

  return {
    size: options.threads,
    ready,
    run<Result>(task: Task, run: RunOptions = {}): Promise<Result> {
      if (closed) return Promise.reject(problem('service.stopping'));
      if (run.signal?.aborted) return Promise.reject(run.signal.reason);
      if (queue.length >= options.queueLimit) return Promise.reject(problem('service.busy'));
      // A thread that cannot be started is logged and tried again; the task waits.
      if (!started) start().catch(() => undefined);
      const give = options.rightOfWay ? takeRightOfWay(options.rightOfWay) : undefined;
      const outcome = new Promise<unknown>((resolve, reject) => {
        const giveUp = () => {
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1)[0]!.reject(run.signal?.reason);
        };
        const leave = () => run.signal?.removeEventListener('abort', giveUp);
        const waiting: Waiting = { task, options: run, since: performance.now(), resolve, reject, leave };
        queue.push(waiting);
        run.signal?.addEventListener('abort', giveUp, { once: true });
        next();
      });
      return (give ? outcome.finally(give) : outcome) as Promise<Result>;
    },
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
      for (const { reject } of queue.splice(0)) reject(problem('service.stopping'));
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
