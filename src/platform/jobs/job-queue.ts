import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** A kind of work. Payloads are stored in the database, so they contain ids, never text. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Time limit of one attempt. At the limit, the job's signal is aborted with `work.timeout`. */
  readonly timeoutSeconds: number;
  /** Never set; it ties the payload's type to the kind. */
  readonly payload?: Payload;
}

/** `const proofread = jobKind<{ documentId: string }>('proofread-document', { timeoutSeconds: 900 })` */
export function jobKind<Payload extends object>(name: string, options: { timeoutSeconds: number }): JobKind<Payload> {
  return { name, ...options };
}

export interface Job<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** 1 for the first attempt, at most `MAX_ATTEMPTS`. */
  readonly attempt: number;
  /** Aborted when the time limit passes, when the job is cancelled, or when the process stops and cannot wait longer. */
  readonly signal: AbortSignal;
}

export interface JobHandler<Payload> {
  /**
   * Does the work. If it throws, the job is tried again. Another process may have died in the middle of the same job,
   * so it must be safe to run twice. For a user's mistake it must not throw but record it and return.
   */
  run(job: Job<Payload>): Promise<void>;
  /**
   * Called with the error of an attempt. Returns true if it recorded that the job has failed because another attempt
   * would meet the same error; then no other attempt is made.
   */
  failed?(payload: Payload, error: unknown, attempt: number): Promise<boolean>;
  /** Called once when the last attempt has failed, even if its process was killed. */
  exhausted(payload: Payload): Promise<void>;
}

export const MAX_ATTEMPTS = 3;

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** The account and size of a job, so that accounts take turns. */
export interface Share {
  readonly account: string;
  /** In any unit that is the same for all jobs of a kind: a whole number, at least 1. */
  readonly cost: number;
}

export interface WorkOptions {
  /** The most jobs at once in this process. */
  readonly concurrency: number;
  /** The most of them for one account; no limit if it is missing. */
  readonly perAccount?: number;
}

/** Durable work behind requests. It has one implementation (pg-boss, on either database); this interface hides it from the rest. */
export interface JobQueue {
  /**
   * Puts a job into the queue. With `tx`, it appears when that transaction commits, or not at all. With `share`,
   * accounts take turns by the work that they request. Jobs without a share run before all others.
   * @returns the job's id
   */
  enqueue<Payload extends object>(
    kind: JobKind<Payload>,
    payload: Payload,
    options?: { readonly tx?: Transaction<DatabaseSchema>; readonly share?: Share },
  ): Promise<string>;
  /** Registers the handler of a kind of work in this process; call it before `start`. */
  work<Payload extends object>(kind: JobKind<Payload>, handler: JobHandler<Payload>, options: WorkOptions): void;
  /**
   * Opens the queues. With `work`, it also starts to take jobs.
   * @throws EmendError `jobs.no-handler` if it should work and a kind has no handler
   */
  start(options: { readonly work: boolean }): Promise<void>;
  /**
   * Removes a waiting job from the queue, unless it was put back in the meantime and thus has another id. A job that
   * runs in this process is aborted and not tried again.
   */
  cancel(kind: JobKind<object>, id: string): Promise<void>;
  counts(): Promise<Readonly<Record<string, JobCounts>>>;
  /** Lets running jobs finish for `graceMs`. Unfinished jobs go back into the queue, and the attempt does not count. */
  close(graceMs?: number): Promise<void>;
}
