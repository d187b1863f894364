import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Makes a file FAILED for the reason that its status then shows; one that is final stays as it is. */
export async function failReport(db: Db, id: string, message: string): Promise<void> {
  await db
    .updateTable('ai_reports')
    .set({ status: 'FAILED', message, modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}
