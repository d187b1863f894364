import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Refusal } from './refusal.ts';

/** Makes a document FAILED unless it is final already; `db` may be a transaction. */
export async function failDocument(db: Db, id: string, { errorId, message }: Refusal): Promise<void> {
  await db
    .updateTable('documents')
    .set({ status: 'FAILED', error_id: errorId, message, modified_on: sql`now()`, process_end_time: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING_IN_QUEUE', 'IN_PROGRESS'])
    .execute();
}
