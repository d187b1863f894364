import type { JobQueue, WorkOptions } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { createProofreadHandler, type ProofreadParts } from './proofread-job.ts';
import { PROOFREAD_JOB } from './submit-document.ts';

/** Documents of several accounts are under way at once even in a small pool: none waits until that of another is done. */
const LEAST_AT_ONCE = 2;

/** How many jobs of a kind are done at once: of an account one at a time, so that they finish in their order. */
export function jobsAtOnce(pool: WorkerPool): WorkOptions {
  return { concurrency: Math.max(LEAST_AT_ONCE, pool.size), perAccount: 1 };
}

/** Makes this process do proofreading jobs; the batches of a document use all threads of the pool but one. */
export function workOnDocuments({ queue, ...parts }: ProofreadParts & { queue: JobQueue }): void {
  queue.work(PROOFREAD_JOB, createProofreadHandler(parts), jobsAtOnce(parts.pool));
}
