import { sql, type Updateable } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { DatabaseSchema } from '../platform/db/schema.ts';

/** Tables of files that a job works on; each has status, progress and times under the same names. */
export type JobTable = 'documents' | 'ai_reports';

/** Writes down the share done, never less than before, while the file is in work. */
export async function advance(db: Db, table: JobTable, id: string, share: number): Promise<void> {
  await db
    .updateTable(table as 'ai_reports')
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
    .updateTable(table as 'ai_reports')
    .set({ ...outcome, status: 'SUCCESS', progress: 1, modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}
