import { sql } from 'kysely';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobCounts, JobQueue } from '../../platform/jobs/job-queue.ts';

/** A document or report that failed. Neither its name nor its text is shown to administrators. */
export interface ListedFailure {
  readonly kind: 'document' | 'report';
  readonly id: string;
  readonly account: string;
  /** ISO 8601. */
  readonly at: string;
  readonly errorId: number | null;
  readonly message: string | null;
  readonly words: number;
}

/** What administrators look at when something seems wrong. */
export interface SystemState {
  readonly queue: Readonly<Record<string, JobCounts>>;
  /** Seconds that the longest-waiting document has waited; null when none waits. */
  readonly oldestWaiting: number | null;
  /** Of the last 30 days, newest first. */
  readonly failures: readonly ListedFailure[];
  readonly storage: {
    readonly files: number;
    readonly bytes: number;
    readonly databaseBytes: number;
    readonly records: number;
    readonly retentionDays: number;
  };
}

export interface SystemParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  readonly retentionDays: number;
}

const FAILURES = 50;

export async function systemState({ db, blobs, queue, retentionDays }: SystemParts): Promise<SystemState> {
  const [counts, waiting, failures, files, database, records] = await Promise.all([
    queue.counts(),
    db
      .selectFrom('documents')
      .select(sql<number | null>`extract(epoch from now() - min(created_on))`.as('seconds'))
      .where('status', '=', 'WAITING_IN_QUEUE')
      .executeTakeFirstOrThrow(),
    listFailures(db),
    blobs.total(),
    sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db),
    sql<{ records: number }>`select
      (select count(*) from documents where not deleted) + (select count(*) from ai_reports where not deleted) as records`.execute(
      db,
    ),
  ]);
  return {
    queue: counts,
    oldestWaiting: waiting.seconds === null ? null : Math.round(Number(waiting.seconds)),
    failures,
    storage: {
      ...files,
      databaseBytes: Number(database.rows[0]!.bytes),
      records: Number(records.rows[0]!.records),
      retentionDays,
    },
  };
}

async function listFailures(db: Db): Promise<ListedFailure[]> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select(['documents.id', 'email', 'modified_on', 'error_id', 'message', 'words'])
    .where('status', '=', 'FAILED')
    .where('modified_on', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('modified_on', 'desc')
    .limit(FAILURES)
    .execute();
  const reports = await db
    .selectFrom('ai_reports')
    .innerJoin('accounts', 'accounts.id', 'ai_reports.account_id')
    .select(['ai_reports.id', 'email', 'modified_on', 'message', 'words'])
    .where('status', '=', 'FAILED')
    .where('modified_on', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('modified_on', 'desc')
    .limit(FAILURES)
    .execute();
  const listed = [
    ...documents.map((row) => ({ kind: 'document' as const, ...row })),
    ...reports.map((row) => ({ kind: 'report' as const, error_id: null, ...row })),
  ];
  return listed
    .sort((a, b) => b.modified_on.getTime() - a.modified_on.getTime())
    .slice(0, FAILURES)
    .map(({ kind, id, email, modified_on, error_id, message, words }) => ({
      kind,
      id,
      account: email,
      at: modified_on.toISOString(),
      errorId: error_id,
      message,
      words,
    }));
}
