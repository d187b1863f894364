import { randomUUID } from 'node:crypto';
import { documentKind } from '../../documents/kind.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { textFormatOf } from '../documents/source-kind.ts';
import { uploadKey } from '../records/record-files.ts';
import { creditRefusal, type FileFault } from '../records/refusal.ts';
import { deleteRefusedUpload } from '../records/refused-upload.ts';
import { type Sent, type TakenUp, takeUp } from '../records/take-up.ts';
import { READ_WORD_TASK_MODULE } from '../task-modules.ts';
import { type ReadFile, withinLimit } from './read-file.ts';
import type { ReadPdfFile } from './read-pdf-file.ts';
import { readingKey, saveReading } from './stored-reading.ts';

/** An attempt is one task of the document pool, which has a shorter limit of its own. The rest of the time is for waiting for a free thread. */
export const AI_REPORT_JOB = jobKind<{ fileId: string }>('ai-report', { timeoutSeconds: 1200 });

export interface FileSubmission extends Sent {
  /** The upload is stored under its `uploadKey`. */
  readonly fileId: string;
}

export interface FileSubmissionParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  /** The pool that reads new uploads. */
  readonly pool: WorkerPool;
  readonly readPdf: ReadPdfFile;
}

export type SubmitFile = (submission: FileSubmission) => Promise<TakenUp<'ai_report'>>;

/** The sender waits for the answer. A PDF that takes longer is read by its job, which has more time. */
const PDF_MS = 10_000;

/**
 * Takes a stored upload into the queue. Its content tells its kind (for a text with markup, its name does), and reading
 * it counts its words. The record and the job are stored in one transaction, which also uses up the upload address. A
 * file that costs more credits than the account has left is recorded as FAILED at once, without a job. The caller
 * deletes the upload if it is refused.
 * @throws EmendError `document.missing-file`, `document.wrong-format`, `service.busy`, `upload.expired` when another
 *   submission took the address
 */
export function createSubmitFile(parts: FileSubmissionParts): SubmitFile {
  const { db, blobs, queue } = parts;
  return async (submission) => {
    const { fileId, filename } = submission;
    const bytes = await blobs.readAll(uploadKey(fileId));
    if (bytes.length === 0) throw problem('document.missing-file');
    const { words, reading } = await readSubmission(parts, bytes, filename);
    try {
      if (reading) await saveReading(blobs, fileId, reading);
      const submitted = await takeUp({ db, queue }, submission, {
        ...{ id: fileId, kind: 'ai_report', words, job: AI_REPORT_JOB, payload: { fileId } },
        record: () => ({ status: 'IN_PROGRESS', report_id: randomUUID() }),
        refuse: ({ creditsLeft }) => creditRefusal(words, creditsLeft),
      });
      if (submitted.refused) await blobs.delete(readingKey(fileId));
      return submitted;
    } catch (error) {
      await deleteRefusedUpload(blobs, readingKey(fileId), error);
      throw error;
    }
  };
}

/** What the submission finds out. `reading` is for the job, if it does not have to read the file again. */
interface Submission {
  readonly words: number;
  readonly reading?: ReadFile | FileFault;
}

async function readSubmission(parts: FileSubmissionParts, bytes: Uint8Array, filename: string): Promise<Submission> {
  const kind = documentKind(bytes);
  if (kind === 'pdf') {
    const { file, final } = await parts.readPdf(bytes, { timeoutMs: PDF_MS });
    return submitted(file, final);
  }
  if (kind === 'docx' || kind === 'odt' || kind === 'fodt' || kind === 'rtf') {
    const file = await inIntake<ReadFile | FileFault>(parts.pool, 'readWord', bytes);
    return file === undefined ? { words: 0 } : submitted(file, true);
  }
  if (kind === 'doc') return { words: (await inIntake<number>(parts.pool, 'countDocWords', bytes)) ?? 0 };
  const format = textFormatOf(filename, kind);
  if (format !== undefined) {
    const file = await inIntake<ReadFile | FileFault>(parts.pool, 'readMarkup', { bytes, format });
    return file === undefined ? { words: 0 } : submitted(file, true);
  }
  throw problem('document.wrong-format', {
    accepted:
      'Word (docx, doc), OpenDocument (odt), RTF, PDF, or a text whose name tells its format (md, html, rst, adoc, org, typ, txt)',
  });
}

function submitted(file: ReadFile | FileFault, final: boolean): Submission {
  const words = 'fault' in file ? 0 : file.words;
  return final ? { words, reading: withinLimit(file) } : { words };
}

/** Undefined if the reader gives up (the file is too long or memory runs out). The job meets the same fault and writes it in the record. */
async function inIntake<T>(pool: WorkerPool, fn: string, args: unknown): Promise<T | undefined> {
  try {
    return await pool.run<T>({ module: READ_WORD_TASK_MODULE, fn, args });
  } catch (error) {
    if (error instanceof EmendError && error.code !== 'work.timeout') throw error;
    return undefined;
  }
}
