import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';

/** Tables of files that a job works on; each has status, message, progress and times under the same names. */
export type JobTable = 'documents' | 'ai_reports';

/** What is not final: nothing else is changed here. An AI-content report never waits. */
const UNDER_WAY = ['WAITING_IN_QUEUE', 'IN_PROGRESS'] as const;

/** Takes a file up, also again after a worker that died; undefined when it is final or gone. */
export async function begin<Table extends JobTable>(
  db: Db,
  table: Table,
  id: string,
): Promise<Selectable<DatabaseSchema[Table]> | undefined> {
  const row = await db
    .updateTable(table as 'documents')
    .set({
      status: 'IN_PROGRESS',
      process_start_time: sql`coalesce(process_start_time, now())`,
      modified_on: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', UNDER_WAY)
    .returningAll()
    .executeTakeFirst();
  return row as Selectable<DatabaseSchema[Table]> | undefined;
}

/** Writes down the share done, never less than before, while the file is in work. */
export async function advance(db: Db, table: JobTable, id: string, share: number): Promise<void> {
  await db
    .updateTable(table as 'documents')
    .set({ progress: sql`greatest(progress, ${share}::real)` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

/** Makes a file in work a success, with what came of it; changes nothing where it is final already. */
export async function succeed<Table extends JobTable>(
  db: Db,
  table: Table,
  id: string,
  outcome: Updateable<DatabaseSchema[Table]>,
): Promise<void> {
  await db
    .updateTable(table as 'documents')
    .set({ ...outcome, status: 'SUCCESS', progress: 1, modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

/**
 * Makes a file FAILED for the reason that its record then shows; one that is final stays as it is. `db` may be a transaction.
 * @param reason the columns that say why
 */
export async function fail<Table extends JobTable>(
  db: Db,
  table: Table,
  id: string,
  reason: Updateable<DatabaseSchema[Table]>,
): Promise<void> {
  await db
    .updateTable(table as 'documents')
    .set({ ...reason, status: 'FAILED', modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', UNDER_WAY)
    .execute();
}
