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

/** One worker thread that does one task at a time. */
export interface WorkerThread {
  /** Rejects when the task throws, when the thread dies, and when `end` is called while it runs. */
  perform(task: Task, onProgress?: (value: unknown) => void): Promise<unknown>;
  /** Called once when the thread has ended, wanted or not. */
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
 * Room for young objects, a quarter of V8's choice, which a thread with much garbage fills and never gives back: 30 MB less for each
 * thread that checks, 70 MB less for 1,000 pages of PDF, and no more processor time for either.
 */
const YOUNG_HEAP_MB = 12;

export function startThread(options: ThreadOptions): WorkerThread {
  const worker = new Worker(entry.code, {
    eval: entry.eval,
    name: options.name,
    workerData: { shared: options.shared, yieldsTo: options.yieldsTo },
    // None of the parent's: `--import` and inspector flags are not for threads.
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
  // Out of memory and errors outside of a task end the thread; 'exit' follows and rejects what runs.
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

/** What a task itself threw: errors of the catalogue aside, a fault that the same arguments would bring about again. */
export function isFaultOfTask(error: unknown): boolean {
  return error instanceof Error && faultsOfTasks.has(error);
}

/** The thread ended under the task, and not because its heap was full: in another thread the task may well succeed. */
export function isLossOfThread(error: unknown): boolean {
  return error instanceof Error && endsOfThreads.has(error) && !isOutOfMemory(error);
}

/** The thread had to end because its heap was full. */
export function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

const faultsOfTasks = new WeakSet<Error>();
const endsOfThreads = new WeakSet<Error>();

/** The build runs its own file; sources (tests, development) are loaded through tsx, which a thread registers by itself. */
const entry = import.meta.url.endsWith('.ts')
  ? { eval: true, code: sourceEntry() }
  : { eval: false, code: new URL('./worker-main.js', import.meta.url) };

function sourceEntry(): string {
  // By its file: `require.resolve('tsx/esm/api')` gives the CommonJS form, whose `register` looks for a file it lacks.
  const folder = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = pathToFileURL(join(folder, 'dist/esm/api/index.mjs')).href;
  const main = new URL('./worker-main.ts', import.meta.url).href;
  return `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(main)}); })`;
}
