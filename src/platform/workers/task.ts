import type { TaskFault } from './task-fault.ts';

/** A task for a pool: call the exported function `fn` of `module` with `args` in a worker thread. */
export interface Task {
  /** URL of the module, preferably from `new URL('./check-task.ts', import.meta.url).href` next to it; `.js` in compiled code. */
  readonly module: string;
  readonly fn: string;
  /** Anything that structured clone supports. */
  readonly args?: unknown;
}

/** Second argument of every task function. */
export interface TaskContext {
  /** The pool's `shared` value. SharedArrayBuffers in it are the same memory in every thread. */
  readonly shared: unknown;
  /** Call it between two steps of long work: lets tasks with the right of way go first, if the pool has any. */
  standAside(): void;
  /** Reports the progress of the work to the caller's `onProgress`. */
  progress(value: unknown): void;
}

export type TaskFunction<Args = unknown, Result = unknown> = (
  args: Args,
  context: TaskContext,
) => Result | Promise<Result>;

/** Main thread to worker. */
export interface TaskMessage extends Task {
  readonly id: number;
}

/** Worker to main thread. */
export type TaskReply =
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'progress'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly fault: TaskFault };
