import { Readable } from 'node:stream';
import { documentKind } from '../../documents/kind.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';
import type { Job, JobHandler, JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ModelFiles } from '../../platform/models.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import type { ConvertDoc } from '../documents/convert-doc.ts';
import { jobsAtOnce } from '../documents/proofreading.ts';
import { textFormatOf } from '../documents/source-kind.ts';
import { certainRefusal } from '../records/certain-fault.ts';
import { progressWriter } from '../records/progress-writer.ts';
import { deleteFilesOfDeleted, saveDetails } from '../records/record-details.ts';
import { resultKey, uploadKey } from '../records/record-files.ts';
import { begin, fail, succeed } from '../records/record-life.ts';
import { EXHAUSTED_REFUSAL, type FileFault, type Refusal, refusalOf } from '../records/refusal.ts';
import { REPORT_TASK_MODULE } from '../task-modules.ts';
import { earlierDrafts } from './earlier-drafts.ts';
import type { ReadFile } from './read-file.ts';
import type { ReadPdfFile } from './read-pdf-file.ts';
import { readSourceFile } from './read-source-file.ts';
import type { FinishedReport, ReportArgs } from './report-task.ts';
import { readingKey, storedReading } from './stored-reading.ts';
import { AI_REPORT_JOB } from './submit-file.ts';

export interface ReportJobParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** The pool for documents, separate from the pool for paragraphs. */
  readonly pool: WorkerPool;
  readonly readPdf: ReadPdfFile;
  /** Returns the detector's file and reads it at the first call. */
  readonly detectorFile: () => Promise<ModelFiles>;
  readonly convertDoc: ConvertDoc;
}

/** Makes this process write AI-content reports. */
export function workOnAiReports({ queue, ...parts }: ReportJobParts & { queue: JobQueue }): void {
  queue.work(AI_REPORT_JOB, createReportHandler(parts), jobsAtOnce(parts.pool));
}

/** Makes one report. It is safe to run twice: the bytes are the same, and only the last statement makes the report final. */
export function createReportHandler(parts: ReportJobParts): JobHandler<{ fileId: string }> {
  const { db, blobs } = parts;
  return {
    async run(job) {
      const row = await begin(db, 'ai_report', job.payload.fileId);
      if (!row) return;
      const refusal = await makeReport(parts, row, job);
      if (refusal) await fail(db, row.id, refusal);
      await blobs.delete(readingKey(row.id));
    },
    async failed({ fileId }, error, attempt) {
      const refusal = certainRefusal(error, attempt);
      if (!refusal) return false;
      await fail(db, fileId, refusal);
      await blobs.delete(readingKey(fileId));
      return true;
    },
    async exhausted({ fileId }) {
      await fail(db, fileId, EXHAUSTED_REFUSAL);
      await blobs.delete(readingKey(fileId));
    },
  };
}

/** Returns why there can be no report, or undefined if there can be one. */
async function makeReport(
  parts: ReportJobParts,
  row: AiReportRow,
  { signal }: Job<unknown>,
): Promise<Refusal | undefined> {
  const { db, blobs, pool, detectorFile } = parts;
  const document = await readUpload(parts, row, signal);
  if ('fault' in document) return refusalOf(document);
  const args: ReportArgs = {
    models: await detectorFile(),
    document,
    fileName: row.filename,
    reportId: row.report_id,
    created: row.process_start_time!.toISOString(),
    earlier: await earlierDrafts(db, blobs, row),
  };
  const progress = progressWriter(db, row.id);
  const report = await pool.run<FinishedReport | FileFault>(
    { module: REPORT_TASK_MODULE, fn: 'makeReport', args },
    { signal, group: row.account_id, onProgress: (share) => progress.note(share as number) },
  );
  if ('fault' in report) return refusalOf(report);
  await blobs.put(resultKey(row.id), Readable.from([report.pdf]));
  await saveDetails(blobs, row.id, report.details);
  await progress.settled();
  const { words, result } = report;
  await succeed(db, row.id, { message: result.message, words, result: JSON.stringify(result) });
  await deleteFilesOfDeleted(db, blobs, row.id);
  return undefined;
}

/** The reading that the submission left, or a new one if that was not completed. For a doc, it is the converted docx. */
async function readUpload(
  { blobs, readPdf, convertDoc }: ReportJobParts,
  { id, filename }: Pick<AiReportRow, 'id' | 'filename'>,
  signal: AbortSignal,
): Promise<ReadFile | Uint8Array | FileFault> {
  const stored = await storedReading(blobs, id);
  if (stored) return stored;
  const upload = await blobs.readAll(uploadKey(id));
  const kind = documentKind(upload);
  if (kind === 'pdf') return (await readPdf(upload, { ocr: true, signal })).file;
  const format = textFormatOf(filename, kind);
  if (format !== undefined) return readSourceFile(upload, format);
  return kind === 'doc' ? convertDoc(upload, signal) : upload;
}
