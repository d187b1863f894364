import { readSourceText } from '../../documents/latex/source-text.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { allowanceRefusal } from '../records/refusal.ts';
import { type Sent, type TakenUp, takeUp } from '../records/take-up.ts';
import { COUNT_TASK_MODULE } from '../task-modules.ts';
import type { ProofreadingOptions, StoredOptions } from './proofreading-options.ts';
import { kindOfUpload, textFormatOf } from './source-kind.ts';
import type { ReadSourceArgs } from './source-steps.ts';

/** Twenty minutes are three times what 100,000 words need on the slowest machine we know. */
export const PROOFREAD_JOB = jobKind<{ documentId: string }>('proofread-document', { timeoutSeconds: 1200 });

const ACCEPTED =
  'Word (docx, doc), OpenDocument (odt), RTF, LaTeX (tex with at least one command or formula, or a zip with .tex files) or a text whose name says its format (md, html, rst, adoc, org, typ, txt)';

export interface Submission extends Sent {
  /** Where the upload was stored. */
  readonly uploadKey: string;
  readonly documentId: string;
  readonly options: ProofreadingOptions;
}

export interface SubmissionParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  /** A pool of its own: counting words must neither wait for documents nor delay paragraph checks. */
  readonly pool: WorkerPool;
}

export type SubmitDocument = (submission: Submission) => Promise<TakenUp<'document'>>;

/**
 * Takes a stored upload into the queue. Its content tells its kind (for a text, its name does), and its words are
 * counted. The record and the job are stored in one transaction, which also uses up the upload address. A document that
 * the account is not allowed to submit is recorded as FAILED at once, without a job. The caller deletes the upload if
 * it is refused.
 * @throws EmendError `document.missing-file`, `document.wrong-format`, `upload.expired` when another submission took the address
 */
export function createSubmitDocument({ db, blobs, queue, pool }: SubmissionParts): SubmitDocument {
  return async (submission) => {
    const { uploadKey: key, documentId, options } = submission;
    const bytes = await blobs.readAll(key);
    if (bytes.length === 0) throw problem('document.missing-file');
    const byContent = kindOfUpload(bytes, submission.filename);
    const format = textFormatOf(submission.filename, byContent);
    const kind = format ?? byContent;
    if (kind === 'pdf' || kind === 'unknown' || (format && !readSourceText(bytes)))
      throw problem('document.wrong-format', { accepted: ACCEPTED });
    const words = await countWords(pool, bytes, format);
    return await takeUp({ db, queue }, submission, {
      ...{ id: documentId, kind: 'document', words, job: PROOFREAD_JOB, payload: { documentId } },
      record: ({ wordLimit }) => {
        const stored: StoredOptions = { ...options, word_limit: wordLimit, kind };
        const extension = extensionOf(submission.filename, kind);
        return { status: 'WAITING_IN_QUEUE', extension, options: JSON.stringify(stored) };
      },
      refuse: (allowance) => allowanceRefusal(words, allowance),
    });
  };
}

/** Returns 0 if the reader gives up (the file is too long or memory runs out). The job meets the same fault and writes it in the record. */
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

/** The extension of the name in lower case; if the name has none, the kind of the content. */
function extensionOf(filename: string, kind: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(filename)?.[1]?.toLowerCase() ?? kind;
}
