import { ENGINE_FILES } from '../engine/model-files.ts';
import type { WorkerPool } from '../platform/workers/pool-options.ts';
import type { RightOfWay } from '../platform/workers/right-of-way.ts';
import { createWorkerPool } from '../platform/workers/worker-pool.ts';
import { DETECTOR_FILE } from '../services/ai-report/detector-file.ts';
import type { ReadModelsArgs, SharedModels } from '../services/models-task.ts';
import {
  BATCH_TASK_MODULE,
  CHECK_TASK_MODULE,
  COUNT_TASK_MODULE,
  MODELS_TASK_MODULE,
} from '../services/task-modules.ts';
import type { StartContext } from './context.ts';
import type { Duties } from './roles.ts';

/** The only model file that the PDF service reads. Its words decide about hyphens at line ends. */
export const LEXICON_FILE = 'lexicon.bin';
/** Time limit of reading and unpacking the models, which takes half a second. */
const MODELS_TASK_MS = 120_000;
/** Time limit of one step of a document: reading, a batch, writing. The slowest real file took 2 s. */
const DOCUMENT_TASK_MS = 120_000;
/**
 * The number of tasks of a document thread. By then it holds 20 MB of words from its texts and the memory of the
 * largest PDF, which WebAssembly never returns. A new thread takes 1.5 s of CPU time, about a hundredth of what its
 * tasks take.
 */
const DOCUMENT_TASKS = 500;
/** A thread that counts words has no model, but it also holds the memory of the largest PDF. */
const INTAKE_TASKS = 200;
/** Time limit of counting an upload's words; 100,000 words take 0.3 s. */
const INTAKE_TASK_MS = 10_000;

export interface Engines {
  readonly models: SharedModels;
  /** Null if this process checks no paragraphs. */
  readonly paragraphs: WorkerPool | null;
}

/**
 * The models and, if paragraphs are checked, the threads that check them, which start while the database is opened. The
 * caller closes them.
 */
export async function openEngines(context: StartContext, duties: Duties, rightOfWay: RightOfWay): Promise<Engines> {
  const { raw, log } = context;
  const reader = createWorkerPool({
    name: 'models',
    threads: 1,
    queueLimit: 1,
    timeoutMs: MODELS_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    log,
  });
  const args: ReadModelsArgs = {
    folder: raw.modelsDir,
    without: raw.models === 'off',
    // only a process that runs jobs judges documents; the detector is checked now and read again for the first report
    wanted: duties.jobs ? [...ENGINE_FILES, DETECTOR_FILE] : ENGINE_FILES,
    kept: [LEXICON_FILE],
  };
  try {
    const models = await reader.run<SharedModels>({ module: MODELS_TASK_MODULE, fn: 'readModels', args });
    return { models, paragraphs: duties.api ? paragraphPool(context, models, rightOfWay) : null };
  } finally {
    await reader.close(0);
  }
}

/**
 * A check that would wait longer is refused. This is half of what clients allow (10 s), because on a busy machine the
 * steps before the wait for a thread take time too.
 */
const LONGEST_WAIT_MS = 5_000;

function paragraphPool({ raw, log, metrics }: StartContext, models: SharedModels, rightOfWay: RightOfWay): WorkerPool {
  const pool = createWorkerPool({
    name: 'paragraph',
    threads: raw.workers,
    queueLimit: raw.queueLimit,
    longestWaitMs: LONGEST_WAIT_MS,
    patienceMs: raw.checkTimeoutMs,
    timeoutMs: raw.checkTimeoutMs,
    maxHeapMb: raw.workerMemoryMb,
    shared: models,
    warmUp: { module: CHECK_TASK_MODULE, fn: 'warmUp' },
    rightOfWay,
    log,
    metrics,
  });
  metrics.gauge('emend_pool_state', 'Threads, busy threads and waiting tasks of the paragraph pool', () => ({
    ...pool.stats(),
  }));
  return pool;
}

/** Threads for documents, separate from those for paragraphs, so that neither waits for the other. */
export function openDocumentPool(context: StartContext, models: SharedModels, yieldsTo: RightOfWay): WorkerPool {
  const { raw, log, metrics, scope } = context;
  const pool = createWorkerPool({
    name: 'documents',
    recycleAfter: DOCUMENT_TASKS,
    threads: raw.documentWorkers,
    queueLimit: 100_000,
    timeoutMs: DOCUMENT_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    shared: models,
    warmUp: { module: BATCH_TASK_MODULE, fn: 'warmUp' },
    lazy: true,
    yieldsTo,
    log,
    metrics,
  });
  scope.onClose(() => pool.close());
  return pool;
}

/** One thread that reads new uploads, so that a submission waits neither for checks nor for documents. */
export function openIntakePool({ raw, log, metrics, scope }: StartContext): WorkerPool {
  const pool = createWorkerPool({
    name: 'intake',
    recycleAfter: INTAKE_TASKS,
    threads: 1,
    queueLimit: raw.queueLimit,
    timeoutMs: INTAKE_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    warmUp: { module: COUNT_TASK_MODULE, fn: 'warmUp' },
    lazy: true,
    log,
    metrics,
  });
  scope.onClose(() => pool.close());
  return pool;
}

/**
 * One thread that writes documents again with their readers' decisions, and checks manuscripts as a whole. A user waits
 * for it, and it needs no model.
 */
export function openCopyPool({ raw, log, metrics, scope }: StartContext): WorkerPool {
  const pool = createWorkerPool({
    name: 'copies',
    recycleAfter: INTAKE_TASKS,
    threads: 1,
    queueLimit: raw.queueLimit,
    timeoutMs: DOCUMENT_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    lazy: true,
    log,
    metrics,
  });
  scope.onClose(() => pool.close());
  return pool;
}
