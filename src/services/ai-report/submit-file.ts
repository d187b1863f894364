import { documentKind } from '../../documents/kind.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/schema.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job-queue.ts';
import { type AddressUse, takeUploadAddress } from '../../platform/uploads/upload-addresses.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { allowanceOf } from '../documents/allowance.ts';
import { creditRefusal } from '../documents/refusal.ts';
import { costOf, uploadKey } from '../documents/submit-document.ts';
import { COUNT_FILE_TASK_MODULE } from '../task-modules.ts';
import { failReport } from './fail-report.ts';

/** An attempt is one task of the document pool, whose own limit is shorter; the rest is for waiting until a thread is free. */
export const AI_REPORT_JOB = jobKind<{ fileId: string }>('ai-report', { timeoutSeconds: 1200 });

export interface FileSubmission {
  /** The upload is stored under its `uploadKey`. */
  readonly fileId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly filename: string;
  /** The address that it came to; taken when the submission is accepted. */
  readonly address: AddressUse;
}

export interface FileSubmissionParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  /** The pool for what was just uploaded. */
  readonly pool: WorkerPool;
}

export interface SubmittedFile {
  readonly row: AiReportRow;
  /** Words that the account pays for: none when the file was refused. */
  readonly credits: number;
}

export type SubmitFile = (submission: FileSubmission) => Promise<SubmittedFile>;

/**
 * Takes a stored upload into the queue: its kind is found by content, its words are counted, record and job appear
 * together or not at all, and with them the upload address is taken. A file that costs more credits than
 * the account has left is recorded and FAILED at once, without a job. The caller deletes the upload when it is refused.
 * @throws EmendError `document.missing-file`, `document.wrong-format`, `upload.expired` when another submission took the address
 */
export function createSubmitFile({ db, blobs, queue, pool }: FileSubmissionParts): SubmitFile {
  return async ({ fileId, accountId, keyId, filename, address }) => {
    const bytes = await blobs.readAll(uploadKey(fileId));
    if (bytes.length === 0) throw problem('document.missing-file');
    if (!ACCEPTED.has(documentKind(bytes)))
      throw problem('document.wrong-format', { accepted: 'Word (docx, doc) or PDF' });
    const words = await countWords(pool, bytes);
    return await db.transaction().execute(async (tx) => {
      await takeUploadAddress(tx, address);
      const refusal = creditRefusal(words, (await allowanceOf(tx, accountId)).creditsLeft);
      const row = await tx
        .insertInto('ai_reports')
        .values({ id: fileId, account_id: accountId, key_id: keyId, filename, words })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (refusal) await failReport(tx, fileId, refusal.message);
      else await queue.enqueue(AI_REPORT_JOB, { fileId }, { tx, share: { account: accountId, cost: costOf(words) } });
      return { row, credits: refusal ? 0 : words };
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
