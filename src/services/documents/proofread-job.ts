import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/schema.ts';
import { EmendError } from '../../platform/errors.ts';
import type { Job, JobHandler } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { BATCH_TASK_MODULE } from './check-batch.ts';
import { DOCX_TASK_MODULE, type WrittenDocument } from './docx-tasks.ts';
import { type ProofreadingSteps, proofreadDocument } from './proofread-document.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';
import { DOCUMENT_WORDS, EXHAUSTED_REFUSAL, type Refusal, TIMEOUT_REFUSAL } from './refusal.ts';
import { resultKey, uploadKey } from './submit-document.ts';

export interface ProofreadParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** The pool for documents, apart from that for paragraphs. */
  readonly pool: WorkerPool;
}

/** Proofreads one queued document; safe to be done twice, since nothing but the last statement makes it final. */
export function createProofreadHandler(parts: ProofreadParts): JobHandler<{ documentId: string }> {
  const { db } = parts;
  return {
    async run(job) {
      const row = await begin(db, job.payload.documentId);
      if (!row) return;
      const refusal = await proofread(parts, row, job);
      if (refusal) await fail(db, row.id, refusal);
    },
    async exhausted({ documentId }) {
      await fail(db, documentId, EXHAUSTED_REFUSAL);
    },
  };
}

/** Takes the document up, also again after a worker that died; undefined when it is final or gone. */
function begin(db: Db, id: string): Promise<DocumentRow | undefined> {
  return db
    .updateTable('documents')
    .set({
      status: 'IN_PROGRESS',
      process_start_time: sql`coalesce(process_start_time, now())`,
      modified_on: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING_IN_QUEUE', 'IN_PROGRESS'])
    .returningAll()
    .executeTakeFirst();
}

async function fail(db: Db, id: string, { errorId, message }: Refusal): Promise<void> {
  await db
    .updateTable('documents')
    .set({ status: 'FAILED', error_id: errorId, message, modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING_IN_QUEUE', 'IN_PROGRESS'])
    .execute();
}

async function proofread(
  { db, blobs, pool }: ProofreadParts,
  row: DocumentRow,
  { signal }: Job<unknown>,
): Promise<Refusal | undefined> {
  const input = {
    bytes: await blobs.readAll(uploadKey(row.id)),
    filename: row.filename,
    options: row.options as ProofreadingOptions,
    wordLimit: DOCUMENT_WORDS,
  };
  try {
    const result = await proofreadDocument(stepsInPool(pool, signal), input, {
      onRead: (words) => recordWords(db, row.id, words),
      onProgress: (done, total) => advance(db, row.id, done / total),
    });
    if ('errorId' in result) return result;
    await blobs.put(resultKey(row.id), Readable.from([result.bytes]));
    await succeed(db, row.id, result);
    return undefined;
  } catch (error) {
    if (error instanceof EmendError && error.code === 'work.timeout') return TIMEOUT_REFUSAL;
    throw error;
  }
}

function stepsInPool(pool: WorkerPool, signal: AbortSignal): ProofreadingSteps {
  const run = <Result>(module: string, fn: string, args: unknown) => pool.run<Result>({ module, fn, args }, { signal });
  return {
    prepare: (bytes) => run(DOCX_TASK_MODULE, 'prepareDocx', bytes),
    check: (args) => run(BATCH_TASK_MODULE, 'checkBatch', args),
    write: (args) => run(DOCX_TASK_MODULE, 'writeDocx', args),
    width: Math.max(1, pool.stats().threads),
  };
}

async function recordWords(db: Db, id: string, words: number): Promise<void> {
  await db.updateTable('documents').set({ words }).where('id', '=', id).execute();
}

async function advance(db: Db, id: string, share: number): Promise<void> {
  await db
    .updateTable('documents')
    .set({ progress: sql`greatest(progress, ${share}::real)` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

async function succeed(db: Db, id: string, { reports, signed }: WrittenDocument): Promise<void> {
  const { error_report, scoring_report, category_mapping } = reports;
  await db
    .updateTable('documents')
    .set({
      status: 'SUCCESS',
      message: signed ? 'The document was signed; its signature no longer holds for the edited file.' : null,
      report: JSON.stringify({ error_report, scoring_report, category_mapping }),
      progress: 1,
      modified_on: sql`now()`,
      process_end_time: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}
