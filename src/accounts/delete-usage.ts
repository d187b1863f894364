import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Rows per statement, so that no statement holds its locks for long. */
const ROUND = 10_000;

/** Deletes the records of requests that are older than `days` and returns how many. Credits are counted from documents, never from these. */
export async function deleteOldUsage(db: Db, days: number): Promise<number> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  for (let deleted = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom('usage')
      .where('id', 'in', (query) => query.selectFrom('usage').select('id').where('at', '<', before).limit(ROUND))
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
    if (Number(numDeletedRows) < ROUND) return deleted;
  }
}
