import { sql } from 'kysely';
import type { Failure, SystemState } from '../../contract/installation.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';

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

async function listFailures(db: Db): Promise<Failure[]> {
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
