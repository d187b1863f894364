import type { JobQueue, WorkOptions } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { createProofreadHandler, type ProofreadParts } from './proofread-job.ts';
import { PROOFREAD_JOB } from './submit-document.ts';

/** Even a small pool works on documents of several accounts at once, so that no account waits for another account's document. */
const LEAST_AT_ONCE = 2;

/** How many jobs of a kind run at once. Each account has one at a time, so that its jobs finish in order. */
export function jobsAtOnce(pool: WorkerPool): WorkOptions {
  return { concurrency: Math.max(LEAST_AT_ONCE, pool.size), perAccount: 1 };
}

/** Makes this process run proofreading jobs. The batches of a document use all threads of the pool but one. */
export function workOnDocuments({ queue, ...parts }: ProofreadParts & { queue: JobQueue }): void {
  queue.work(PROOFREAD_JOB, createProofreadHandler(parts), jobsAtOnce(parts.pool));
}
