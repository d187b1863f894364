import { documentKind } from '../../documents/kind.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/schema.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job-queue.ts';
import { type AddressUse, takeUploadAddress } from '../../platform/uploads/upload-addresses.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { allowanceOf } from '../documents/allowance.ts';
import { creditRefusal, type FileFault } from '../documents/refusal.ts';
import { deleteRefusedUpload } from '../documents/refused-upload.ts';
import { textFormatOf } from '../documents/source-kind.ts';
import { costOf } from '../documents/submit-document.ts';
import { uploadKey } from '../records/record-files.ts';
import { READ_WORD_TASK_MODULE } from '../task-modules.ts';
import { failReport } from './fail-report.ts';
import { type ReadFile, withinLimit } from './read-file.ts';
import type { ReadPdfFile } from './read-pdf-file.ts';
import { readingKey, saveReading } from './stored-reading.ts';

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
  readonly readPdf: ReadPdfFile;
}

export interface SubmittedFile {
  readonly row: AiReportRow;
  /** Words that the account pays for: none when the file was refused. */
  readonly credits: number;
}

export type SubmitFile = (submission: FileSubmission) => Promise<SubmittedFile>;

/** Somebody waits for the answer; a PDF that takes longer is read by its job, with more time. */
const PDF_MS = 10_000;

/**
 * Takes a stored upload into the queue: its kind is found by content (of a text with markup by its name), it is read, which counts its words, and record and job
 * appear together or not at all, and with them the upload address is taken. A file that costs more credits than
 * the account has left is recorded and FAILED at once, without a job. The caller deletes the upload when it is refused.
 * @throws EmendError `document.missing-file`, `document.wrong-format`, `service.busy`, `upload.expired` when another
 *   submission took the address
 */
export function createSubmitFile(parts: FileSubmissionParts): SubmitFile {
  const { db, blobs, queue } = parts;
  return async ({ fileId, accountId, keyId, filename, address }) => {
    const bytes = await blobs.readAll(uploadKey(fileId));
    if (bytes.length === 0) throw problem('document.missing-file');
    const { words, reading } = await readSubmission(parts, bytes, filename);
    try {
      if (reading) await saveReading(blobs, fileId, reading);
      const submitted = await db.transaction().execute(async (tx) => {
        await takeUploadAddress(tx, address);
        const refusal = creditRefusal(words, (await allowanceOf(tx, accountId)).creditsLeft);
        const row = await tx
          .insertInto('ai_reports')
          .values({ id: fileId, account_id: accountId, key_id: keyId, filename, words })
          .returningAll()
          .executeTakeFirstOrThrow();
        if (refusal) await failReport(tx, fileId, refusal.message);
        else await queue.enqueue(AI_REPORT_JOB, { fileId }, { tx, share: { account: accountId, cost: costOf(words) } });
        return { row, credits: refusal ? 0 : words, refused: refusal !== undefined };
      });
      if (submitted.refused) await blobs.delete(readingKey(fileId));
      return submitted;
    } catch (error) {
      await deleteRefusedUpload(blobs, readingKey(fileId), error);
      throw error;
    }
  };
}

/** What the submission finds out; `reading` for its job, when that need not read the file again. */
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

/** Undefined where the reader gives up (too long, out of memory): the job will meet the same and say so in the record. */
async function inIntake<T>(pool: WorkerPool, fn: string, args: unknown): Promise<T | undefined> {
  try {
    return await pool.run<T>({ module: READ_WORD_TASK_MODULE, fn, args });
  } catch (error) {
    if (error instanceof EmendError && error.code !== 'work.timeout') throw error;
    return undefined;
  }
}
