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
      .selectFrom('records')
      .select(sql<number | null>`extract(epoch from now() - min(created_on))`.as('seconds'))
      .where('status', '=', 'WAITING_IN_QUEUE')
      .executeTakeFirstOrThrow(),
    listFailures(db),
    blobs.total(),
    sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db),
    db
      .selectFrom('records')
      .select(sql<number>`count(*)`.as('records'))
      .where('deleted', '=', false)
      .where('kind', '!=', 'pdf_reading')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    queue: counts,
    oldestWaiting: waiting.seconds === null ? null : Math.round(Number(waiting.seconds)),
    failures,
    storage: {
      ...files,
      databaseBytes: Number(database.rows[0]!.bytes),
      records: Number(records.records),
      retentionDays,
    },
  };
}

async function listFailures(db: Db): Promise<Failure[]> {
  const rows = await db
    .selectFrom('records')
    .innerJoin('accounts', 'accounts.id', 'records.account_id')
    .select(['records.id', 'kind', 'email', 'modified_on', 'error_id', 'message', 'words'])
    .where('status', '=', 'FAILED')
    .where('modified_on', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('modified_on', 'desc')
    .limit(FAILURES)
    .execute();
  return rows.map(({ id, kind, email, modified_on, error_id, message, words }) => ({
    kind: kind === 'document' ? 'document' : 'report',
    id,
    account: email,
    at: modified_on.toISOString(),
    errorId: kind === 'document' ? error_id : null,
    message,
    words,
  }));
}
