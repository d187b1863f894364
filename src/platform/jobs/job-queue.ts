import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** A kind of work. Payloads are stored in the database: they carry ids, never text. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Time limit of one attempt; at its end the job's signal is aborted with `work.timeout`. */
  readonly timeoutSeconds: number;
  /** Never there; ties the payload's type to the kind. */
  readonly payload?: Payload;
}

/** `const proofread = jobKind<{ documentId: string }>('proofread-document', { timeoutSeconds: 900 })` */
export function jobKind<Payload extends object>(name: string, options: { timeoutSeconds: number }): JobKind<Payload> {
  return { name, ...options };
}

export interface Job<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** 1 for the first time, at most `MAX_ATTEMPTS`. */
  readonly attempt: number;
  /** Aborted when the time limit passes, when the job is cancelled, and when the process stops and cannot wait longer. */
  readonly signal: AbortSignal;
}

export interface JobHandler<Payload> {
  /**
   * Does the work; throwing makes it be tried again. Another process may have died in the middle of the same job, so it
   * must be safe to do twice. What a user did wrong is no reason to throw: record it and return.
   */
  run(job: Job<Payload>): Promise<void>;
  /**
   * Called with what an attempt threw. True when it wrote down that the job has failed, because another attempt would meet
   * the same; then none is made.
   */
  failed?(payload: Payload, error: unknown, attempt: number): Promise<boolean>;
  /** Called once when the last attempt failed, also when that one's process was killed. */
  exhausted(payload: Payload): Promise<void>;
}

export const MAX_ATTEMPTS = 3;

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Whose a job is and how large, so that accounts take turns. */
export interface Share {
  readonly account: string;
  /** In any unit that is the same for all jobs of a kind; a whole number, at least 1. */
  readonly cost: number;
}

export interface WorkOptions {
  /** Jobs at once in this process. */
  readonly concurrency: number;
  /** How many of them may be of one account; any number where it is not given. */
  readonly perAccount?: number;
}

/** Durable work behind requests. One implementation (pg-boss, on either database); the port keeps it out of the rest. */
export interface JobQueue {
  /**
   * Puts a job into the queue; with `tx` it appears when that transaction commits, and not at all when it does not. With
   * `share` accounts take turns by the work they ask for; jobs without one come before all others.
   * @returns the job's id
   */
  enqueue<Payload extends object>(
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { readonly tx?: Transaction<DatabaseSchema>; readonly share?: Share },
  ): Promise<string>;
  /** Names who does a kind of work here; before `start`. */
  work<Payload extends object>(kind: JobKind<Payload>, handler: JobHandler<Payload>, options: WorkOptions): void;
  /**
   * Opens the queues. With `work` it starts to take jobs, too.
   * @throws EmendError `jobs.no-handler` when it should work and a kind has no handler
   */
  start(options: { readonly work: boolean }): Promise<void>;
  /** Takes a waiting job out of the queue, unless it was given back since, which gives it another id; one that runs in this process is aborted and not tried again. */
  cancel(kind: JobKind<object>, id: string): Promise<void>;
  counts(): Promise<Readonly<Record<string, JobCounts>>>;
  /** Lets running jobs finish for `graceMs`; those that have not go back into the queue, and the attempt does not count. */
  close(graceMs?: number): Promise<void>;
}
