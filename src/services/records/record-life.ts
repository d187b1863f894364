import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { NewRecord, RecordKind, RecordOf, RecordTable } from '../../platform/db/record-tables.ts';
import type { Refusal } from './refusal.ts';

/** What is not final: nothing else is changed here. An AI-content report never waits. */
const UNDER_WAY = ['WAITING_IN_QUEUE', 'IN_PROGRESS'] as const;

/** Writes a record down; `db` may be a transaction. */
export async function addRecord<Kind extends RecordKind>(
  db: Db,
  record: NewRecord & { readonly kind: Kind },
): Promise<RecordOf[Kind]> {
  const row = await db.insertInto('records').values(record).returningAll().executeTakeFirstOrThrow();
  return row as RecordOf[Kind];
}

/** Takes a file up, also again after a worker that died; undefined when it is final or gone. */
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

/** Writes down the share done, never less than before, while the file is in work. */
export async function advance(db: Db, id: string, share: number): Promise<void> {
  await db
    .updateTable('records')
    .set({ progress: sql`greatest(progress, ${share}::real)` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

/** Makes a file in work a success, with what came of it; changes nothing where it is final already. */
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

/** Makes a file FAILED for the reason that its record then shows; one that is final stays as it is. `db` may be a transaction. */
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
