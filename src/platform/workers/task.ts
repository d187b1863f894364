import type { TaskFault } from './task-fault.ts';

/** What a pool is asked to do: call the exported function `fn` of `module` with `args` in a worker thread. */
export interface Task {
  /** URL of the module, best `new URL('./check-task.ts', import.meta.url).href` beside it; `.js` where that is compiled. */
  readonly module: string;
  readonly fn: string;
  /** Anything that structured clone takes. */
  readonly args?: unknown;
}

/** Second argument of every task function. */
export interface TaskContext {
  /** What the pool was given as `shared`; SharedArrayBuffers in it are the same memory in every thread. */
  readonly shared: unknown;
  /** Between two steps of long work: lets what has the right of way go first, where the pool was given one. */
  standAside(): void;
  /** Reports how far the work is; reaches `onProgress` of the caller. */
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
