import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RightOfWay } from './right-of-way.ts';
import type { Task, TaskMessage, TaskReply } from './task.ts';
import { errorOf } from './task-fault.ts';

export interface ThreadOptions {
  readonly name: string;
  readonly shared: unknown;
  readonly maxHeapMb: number;
  readonly yieldsTo: RightOfWay | undefined;
}

/** A worker thread that does one task at a time. */
export interface WorkerThread {
  /** Rejects if the task throws, if the thread dies, or if `end` is called while it runs. */
  perform(task: Task, onProgress?: (value: unknown) => void): Promise<unknown>;
  /** Called once when the thread has ended, intentionally or not. */
  onEnd(listener: () => void): void;
  end(): Promise<void>;
}

interface Running {
  readonly id: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((value: unknown) => void) | undefined;
}

/**
 * Memory for young objects: a quarter of V8's default, which a thread with much garbage fills and never returns. It
 * saves 30 MB per checking thread and 70 MB for 1,000 pages of PDF, and takes no more processor time for either.
 */
const YOUNG_HEAP_MB = 12;

export function startThread(options: ThreadOptions): WorkerThread {
  const worker = new Worker(entry.code, {
    eval: entry.eval,
    name: options.name,
    workerData: { shared: options.shared, yieldsTo: options.yieldsTo },
    // None of the parent's flags: `--import` and inspector flags are not for threads.
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: options.maxHeapMb,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
    },
  });
  let running: Running | undefined;
  let count = 0;
  let reason: Error | undefined;

  worker.on('message', (reply: TaskReply) => {
    if (!running || reply.id !== running.id) return;
    if (reply.kind === 'progress') return running.onProgress?.(reply.value);
    const { resolve, reject } = running;
    running = undefined;
    if (reply.kind === 'done') resolve(reply.result);
    else {
      const error = errorOf(reply.fault);
      faultsOfTasks.add(error);
      reject(error);
    }
  });
  // Running out of memory and errors outside a task end the thread; 'exit' follows and rejects the running task.
  worker.on('error', (error) => {
    reason = errorOf({ name: error.name, code: String((error as NodeJS.ErrnoException).code ?? ''), frames: '' });
  });
  worker.on('exit', () => {
    const error = reason ?? new Error('The worker thread ended');
    endsOfThreads.add(error);
    running?.reject(error);
    running = undefined;
  });

  return {
    perform(task, onProgress) {
      return new Promise((resolve, reject) => {
        const id = ++count;
        running = { id, resolve, reject, onProgress };
        try {
          worker.postMessage({ id, ...task } satisfies TaskMessage);
        } catch (error) {
          running = undefined;
          reject(error as Error);
        }
      });
    },
    onEnd: (listener) => worker.once('exit', listener),
    end: async () => {
      await worker.terminate();
    },
  };
}

/** An error thrown by the task itself. Unless it is in the catalogue, it is a fault that the same arguments would cause again. */
export function isFaultOfTask(error: unknown): boolean {
  return error instanceof Error && faultsOfTasks.has(error);
}

/** The thread ended during the task, but not because its heap was full. In another thread the task may succeed. */
export function isLossOfThread(error: unknown): boolean {
  return error instanceof Error && endsOfThreads.has(error) && !isOutOfMemory(error);
}

/** The thread ended because its heap was full. */
export function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

const faultsOfTasks = new WeakSet<Error>();
const endsOfThreads = new WeakSet<Error>();

/** The build runs its own file. Sources (tests, development) are loaded with tsx, which a thread registers itself. */
const entry = import.meta.url.endsWith('.ts')
  ? { eval: true, code: sourceEntry() }
  : { eval: false, code: new URL('./worker-main.js', import.meta.url) };

function sourceEntry(): string {
  // By file path, because `require.resolve('tsx/esm/api')` returns the CommonJS form, whose `register` looks for a missing file.
  const folder = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = pathToFileURL(join(folder, 'dist/esm/api/index.mjs')).href;
  const main = new URL('./worker-main.ts', import.meta.url).href;
  return `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(main)}); })`;
}
