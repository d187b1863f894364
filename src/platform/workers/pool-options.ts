import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RightOfWay } from './right-of-way.ts';
import type { Task } from './task.ts';

export interface PoolOptions {
  /** Label in logs and metrics. Interactive checks and documents each have a pool, so neither waits for the other. */
  readonly name: string;
  readonly threads: number;
  /** The most waiting tasks; `run` refuses more with `service.busy`. */
  readonly queueLimit: number;
  /**
   * `run` refuses a task that would wait longer than this, judged by recent task times, or while another has already
   * waited this long, because callers would give up before their turn.
   */
  readonly longestWaitMs?: number;
  /** An accepted task that has waited this long, because threads ended or became slower, is refused too. */
  readonly patienceMs?: number;
  /** Time limit of a task from its start in a thread, in ms; a thread that exceeds it is ended. */
  readonly timeoutMs: number;
  /** A thread is replaced after this many tasks, which limits the effect of a leak. */
  readonly recycleAfter?: number;
  readonly maxHeapMb: number;
  /** Passed to every task as `context.shared`. Use SharedArrayBuffers for large data. */
  readonly shared?: unknown;
  /** Runs in each thread before it takes tasks and loads what the first task would otherwise wait for. */
  readonly warmUp?: Task;
  /**
   * Threads start with the first task, not with the pool, and `ready` waits for none. A service that nobody uses then
   * costs no memory (an idle thread with an engine holds about 100 MB).
   */
  readonly lazy?: boolean;
  /** Its tasks are short and a client waits for them. Threads of pools that yield to it pause in the meantime. */
  readonly rightOfWay?: RightOfWay;
  /** Its tasks are long; `context.standAside` waits for the tasks that have this right of way. */
  readonly yieldsTo?: RightOfWay;
  readonly log: Log;
  readonly metrics?: Metrics;
}

export interface RunOptions {
  readonly timeoutMs?: number;
  /** Removes the task from the queue, or ends its thread if it is running. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (value: unknown) => void;
  /**
   * Tasks that belong together, such as those of one account. They never take the last free thread if there is more
   * than one, and groups take turns, so a long task in one group does not hold up another.
   */
  readonly group?: string;
}

export interface WorkerPool {
  /** The number of threads when all are started. */
  readonly size: number;
  /**
   * @throws EmendError `service.busy`, `service.stopping`, `work.timeout`; any error of the task (foreign errors
   * without their message, which may quote the user's text); the signal's reason
   */
  run<Result>(task: Task, options?: RunOptions): Promise<Result>;
  /** Resolves when every thread is warm; rejects if the first one cannot start. */
  readonly ready: Promise<void>;
  /** True if `run` would refuse a task now, so that the caller can skip the preparation. */
  isBusy(): boolean;
  /** Starts the threads of a lazy pool whose first task is expected soon. */
  prepare(): void;
  stats(): { readonly threads: number; readonly busy: number; readonly waiting: number };
  /** Refuses new tasks, lets running ones finish up to `graceMs`, then ends the threads. */
  close(graceMs?: number): Promise<void>;
}
