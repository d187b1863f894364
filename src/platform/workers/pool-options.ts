import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RightOfWay } from './right-of-way.ts';
import type { Task } from './task.ts';

export interface PoolOptions {
  /** Label in logs and metrics. Interactive checks and documents have a pool each, so neither waits for the other. */
  readonly name: string;
  readonly threads: number;
  /** Tasks that may wait; `run` refuses more with `service.busy`. */
  readonly queueLimit: number;
  /** `run` refuses a task that would wait longer, by how long tasks took lately, or while one has waited so long: their callers would give up before their turn came. */
  readonly longestWaitMs?: number;
  /** A task that was taken and has waited this long after all, because threads ended or became slower, is refused too. */
  readonly patienceMs?: number;
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
  /** True where `run` would refuse a task now: whoever asks may spare what comes before it. */
  isBusy(): boolean;
  /** Starts the threads of a lazy pool, whose first task is expected soon. */
  prepare(): void;
  stats(): { readonly threads: number; readonly busy: number; readonly waiting: number };
  /** Refuses new tasks, lets running ones finish up to `graceMs`, then ends the threads. */
  close(graceMs?: number): Promise<void>;
}
