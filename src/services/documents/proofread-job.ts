import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { DocumentErrorKind } from '../../documents/document-error.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/schema.ts';
import { EmendError } from '../../platform/errors.ts';
import type { Job, JobHandler } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { isWanted } from './alert-filter.ts';
import { BATCH_TASK_MODULE, type BatchArgs, type BatchResult, batches } from './check-batch.ts';
import {
  DOCX_TASK_MODULE,
  type FileFault,
  type PreparedDocument,
  type WriteArgs,
  type WrittenDocument,
} from './docx-tasks.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import { engineOptions, type ProofreadingOptions } from './proofreading-options.ts';
import { resultKey, uploadKey } from './submit-document.ts';

/** Most words of one document. */
export const DOCUMENT_WORDS = 100_000;

/** The contract's error numbers. */
export const ERROR_IDS = {
  damaged: 1,
  tooLong: 2,
  encrypted: 3,
  empty: 4,
  credits: 5,
  unsupported: 6,
  timeout: 7,
  fault: 8,
} as const;

const FAULT_IDS: Readonly<Record<DocumentErrorKind, number>> = {
  damaged: ERROR_IDS.damaged,
  'too-large': ERROR_IDS.damaged,
  encrypted: ERROR_IDS.encrypted,
  empty: ERROR_IDS.empty,
  unsupported: ERROR_IDS.unsupported,
  timeout: ERROR_IDS.timeout,
};

export interface ProofreadParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** The pool for documents, apart from that for paragraphs. */
  readonly pool: WorkerPool;
}

/** A fault of the document, for its record; not a reason to try again. */
interface Refusal {
  readonly errorId: number;
  readonly message: string;
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
      const message = 'The document could not be processed after three attempts. Try again later or send it in parts.';
      await fail(db, documentId, { errorId: ERROR_IDS.fault, message });
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
  const options = row.options as ProofreadingOptions;
  const bytes = await blobs.readAll(uploadKey(row.id));
  try {
    const prepared = await pool.run<PreparedDocument | FileFault>(
      { module: DOCX_TASK_MODULE, fn: 'prepareDocx', args: bytes },
      { signal },
    );
    if ('fault' in prepared) return { errorId: FAULT_IDS[prepared.fault], message: prepared.message };
    const refusal = await acceptSize(db, row.id, prepared);
    if (refusal) return refusal;
    const { alerts, sentences } = await checkAll(pool, prepared, options, signal, (share) =>
      advance(db, row.id, share),
    );
    const written = await pool.run<WrittenDocument>(
      {
        module: DOCX_TASK_MODULE,
        fn: 'writeDocx',
        args: {
          bytes,
          alerts,
          options,
          sentences,
          filename: row.filename,
          date: new Date().toISOString(),
        } satisfies WriteArgs,
      },
      { signal },
    );
    await blobs.put(resultKey(row.id), Readable.from([written.bytes]));
    await succeed(db, row.id, written);
    return undefined;
  } catch (error) {
    if (error instanceof EmendError && error.code === 'work.timeout')
      return { errorId: ERROR_IDS.timeout, message: 'Processing took too long. Send the document in smaller parts.' };
    throw error;
  }
}

async function acceptSize(db: Db, id: string, { words, paragraphs }: PreparedDocument): Promise<Refusal | undefined> {
  await db.updateTable('documents').set({ words }).where('id', '=', id).execute();
  if (words > DOCUMENT_WORDS) {
    const message = `The document has ${words} words; at most ${DOCUMENT_WORDS} are proofread at once. Send it in smaller parts.`;
    return { errorId: ERROR_IDS.tooLong, message };
  }
  if (paragraphs.length === 0)
    return {
      errorId: ERROR_IDS.empty,
      message: 'The document holds no text to check: it is empty or consists of pictures.',
    };
  return undefined;
}

/** All batches in the pool's threads; results come back in the document's order. */
async function checkAll(
  pool: WorkerPool,
  { paragraphs, counts }: PreparedDocument,
  options: ProofreadingOptions,
  signal: AbortSignal,
  onProgress: (share: number) => Promise<void>,
): Promise<{ alerts: ParagraphAlert[]; sentences: number }> {
  let done = 0;
  const results = await Promise.all(
    batches(paragraphs, ({ words }) => words).map(async (batch) => {
      const args: BatchArgs = { paragraphs: batch, options: engineOptions(options), counts };
      const result = await pool.run<BatchResult>({ module: BATCH_TASK_MODULE, fn: 'checkBatch', args }, { signal });
      done += batch.length;
      await onProgress(done / paragraphs.length);
      return result;
    }),
  );
  return {
    alerts: results.flatMap((result) => result.alerts).filter((alert) => isWanted(alert, options)),
    sentences: results.reduce((sum, result) => sum + result.sentences, 0),
  };
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
