import { documentKind } from '../../documents/kind.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/schema.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { costOf, uploadKey } from '../documents/submit-document.ts';
import { COUNT_FILE_TASK_MODULE } from '../task-modules.ts';

/** An attempt is one task of the document pool, whose own limit is shorter; the rest is for waiting until a thread is free. */
export const AI_REPORT_JOB = jobKind<{ fileId: string }>('ai-report', { timeoutSeconds: 1200 });

export interface FileSubmission {
  /** The upload is stored under its `uploadKey`. */
  readonly fileId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly filename: string;
}

export interface FileSubmissionParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  /** The pool for what was just uploaded. */
  readonly pool: WorkerPool;
}

export type SubmitFile = (submission: FileSubmission) => Promise<AiReportRow>;

/**
 * Takes a stored upload into the queue: its kind is found by content, its words are counted, record and job appear
 * together or not at all. Whoever calls deletes the upload when it is refused.
 * @throws EmendError `document.missing-file`, `document.wrong-format`
 */
export function createSubmitFile({ db, blobs, queue, pool }: FileSubmissionParts): SubmitFile {
  return async ({ fileId, accountId, keyId, filename }) => {
    const bytes = await blobs.readAll(uploadKey(fileId));
    if (bytes.length === 0) throw problem('document.missing-file');
    if (!ACCEPTED.has(documentKind(bytes)))
      throw problem('document.wrong-format', { accepted: 'Word (docx, doc) or PDF' });
    const words = await countWords(pool, bytes);
    return await db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('ai_reports')
        .values({ id: fileId, account_id: accountId, key_id: keyId, filename, words })
        .returningAll()
        .executeTakeFirstOrThrow();
      await queue.enqueue(AI_REPORT_JOB, { fileId }, { tx, share: { account: accountId, cost: costOf(words) } });
      return row;
    });
  };
}

const ACCEPTED: ReadonlySet<string> = new Set(['docx', 'doc', 'pdf']);

/** 0 where the reader gives up (too long, out of memory): the job will meet the same and say so in the record. */
async function countWords(pool: WorkerPool, bytes: Uint8Array): Promise<number> {
  try {
    return await pool.run<number>({ module: COUNT_FILE_TASK_MODULE, fn: 'countFileWords', args: bytes });
  } catch (error) {
    if (error instanceof EmendError && error.code !== 'work.timeout') throw error;
    return 0;
  }
}
