import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { createConvertDoc } from './convert-doc.ts';
import { createProofreadHandler } from './proofread-job.ts';
import { PROOFREAD_JOB } from './submit-document.ts';

/**
 * Makes this process do proofreading jobs, one document at a time so that they finish in their order; its batches use all
 * threads of the pool.
 */
export function workOnDocuments(parts: { db: Db; blobs: BlobStore; queue: JobQueue; pool: WorkerPool }): void {
  parts.queue.work(PROOFREAD_JOB, createProofreadHandler({ ...parts, convertDoc: createConvertDoc() }), {
    concurrency: 1,
  });
}
