import { documentKind } from '../../documents/kind.ts';
import { readSourceText } from '../../documents/latex/source-text.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/schema.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job-queue.ts';
import { type AddressUse, takeUploadAddress } from '../../platform/uploads/upload-addresses.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { COUNT_TASK_MODULE } from '../task-modules.ts';
import { allowanceOf } from './allowance.ts';
import { failDocument } from './fail-document.ts';
import type { ProofreadingOptions, StoredOptions } from './proofreading-options.ts';
import { allowanceRefusal } from './refusal.ts';
import { textFormatOf } from './source-kind.ts';
import type { ReadSourceArgs } from './source-steps.ts';

/** Twenty minutes hold 100,000 words on the slowest machine we know, three times over. */
export const PROOFREAD_JOB = jobKind<{ documentId: string }>('proofread-document', { timeoutSeconds: 1200 });

const ACCEPTED =
  'Word (docx, doc), OpenDocument (odt), RTF, LaTeX (tex, or a zip with .tex files) or a text whose name says its format (md, html, rst, adoc, org, typ, txt)';

export interface Submission {
  /** The address that it came to; taken when the submission is accepted. */
  readonly address: AddressUse;
  readonly accountId: string;
  readonly keyId: string;
  readonly filename: string;
  /** Where the upload was stored. */
  readonly uploadKey: string;
  readonly documentId: string;
  readonly options: ProofreadingOptions;
}

export interface SubmissionParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  /** A pool of its own: counting words must wait neither behind documents nor in the way of paragraph checks. */
  readonly pool: WorkerPool;
}

export interface Submitted {
  readonly row: DocumentRow;
  /** Words that the account pays for: none when the document was refused. */
  readonly credits: number;
}

export type SubmitDocument = (submission: Submission) => Promise<Submitted>;

/**
 * Takes a stored upload into the queue: its kind is found by content, that of a text by its name, its words are counted, record and job appear
 * together or not at all, and with them the upload address is taken. A document that the account may not have done is recorded and FAILED at once, without a job. The
 * caller deletes the upload when it is refused.
 * @throws EmendError `document.missing-file`, `document.wrong-format`, `upload.expired` when another submission took the address
 */
export function createSubmitDocument({ db, blobs, queue, pool }: SubmissionParts): SubmitDocument {
  return async (submission) => {
    const { uploadKey: key, documentId, options } = submission;
    const bytes = await blobs.readAll(key);
    if (bytes.length === 0) throw problem('document.missing-file');
    const byContent = documentKind(bytes);
    const format = textFormatOf(submission.filename, byContent);
    const kind = format ?? byContent;
    if (kind === 'pdf' || kind === 'unknown' || (format && !readSourceText(bytes)))
      throw problem('document.wrong-format', { accepted: ACCEPTED });
    const words = await countWords(pool, bytes, format);
    return await db.transaction().execute(async (tx) => {
      await takeUploadAddress(tx, submission.address);
      const allowance = await allowanceOf(tx, submission.accountId);
      const refusal = allowanceRefusal(words, allowance);
      const stored: StoredOptions = { ...options, word_limit: allowance.wordLimit, kind };
      const row = await tx
        .insertInto('documents')
        .values({
          id: documentId,
          account_id: submission.accountId,
          key_id: submission.keyId,
          filename: submission.filename,
          extension: extensionOf(submission.filename, kind),
          words,
          options: JSON.stringify(stored),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (refusal) await failDocument(tx, documentId, refusal);
      else {
        const share = { account: submission.accountId, cost: costOf(words) };
        await queue.enqueue(PROOFREAD_JOB, { documentId }, { tx, share });
      }
      return { row, credits: refusal ? 0 : words };
    });
  };
}

/** What a document takes of its account's share: one for itself, which is read and written, and one for each 1,000 words. */
export function costOf(words: number): number {
  return 1 + Math.floor(words / 1_000);
}

/** 0 where the reader gives up (too long, out of memory): the job will meet the same and say so in the record. */
async function countWords(pool: WorkerPool, bytes: Uint8Array, format: SourceFormat | undefined): Promise<number> {
  const task = format
    ? { fn: 'countSourceWords', args: { bytes, format } satisfies ReadSourceArgs }
    : { fn: 'countDocumentWords', args: bytes };
  try {
    return await pool.run<number>({ module: COUNT_TASK_MODULE, ...task });
  } catch (error) {
    if (error instanceof EmendError && error.code !== 'work.timeout') throw error;
    return 0;
  }
}

/** The name's extension in lower case; the content's kind when the name has none. */
function extensionOf(filename: string, kind: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(filename)?.[1]?.toLowerCase() ?? kind;
}
