import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { NewRecord, RecordKind, RecordOf, RecordTable } from '../../platform/db/record-tables.ts';
import type { Refusal } from './refusal.ts';

/** The states that are not final; only records in these are changed here. An AI-content report never waits. */
const UNDER_WAY = ['WAITING_IN_QUEUE', 'IN_PROGRESS'] as const;

/** Stores a record; `db` may be a transaction. */
export async function addRecord<Kind extends RecordKind>(
  db: Db,
  record: NewRecord & { readonly kind: Kind },
): Promise<RecordOf[Kind]> {
  const row = await db.insertInto('records').values(record).returningAll().executeTakeFirstOrThrow();
  return row as RecordOf[Kind];
}

/** Starts the work on a file, also again after a worker died. Returns undefined if it is final or deleted. */
export async function begin<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<RecordOf[Kind] | undefined> {
  const row = await db
    .updateTable('records')
    .set({
      status: 'IN_PROGRESS',
      process_start_time: sql`coalesce(process_start_time, now())`,
      modified_on: sql`now()`,
    })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', 'in', UNDER_WAY)
    .returningAll()
    .executeTakeFirst();
  return row as RecordOf[Kind] | undefined;
}

/** Stores the share done while the file is being processed; it never falls. */
export async function advance(db: Db, id: string, share: number): Promise<void> {
  await db
    .updateTable('records')
    .set({ progress: sql`greatest(progress, ${share}::real)` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

/** Marks a file in work as a success and stores its result. Changes nothing if it is already final. */
export async function succeed(
  db: Db,
  id: string,
  outcome: Pick<Updateable<RecordTable>, 'message' | 'words' | 'result'>,
): Promise<void> {
  await db
    .updateTable('records')
    .set({ ...outcome, status: 'SUCCESS', progress: 1, modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

/** Marks a file as FAILED, with the reason that its record then shows. A final one stays as it is. `db` may be a transaction. */
export async function fail(db: Db, id: string, { errorId, message }: Refusal): Promise<void> {
  await db
    .updateTable('records')
    .set({
      ...{ error_id: errorId, message, status: 'FAILED' as const },
      ...{ modified_on: sql`now()`, process_end_time: sql`now()` },
    })
    .where('id', '=', id)
    .where('status', 'in', UNDER_WAY)
    .execute();
}
