import { sql } from 'kysely';
import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { RECORD_FOLDERS } from './record-details.ts';

/** A submission takes minutes at most and a job at most an hour. A file that has no record after a day will never have one. */
const ORPHAN_MS = 24 * 3_600_000;
/** The number of files whose records are looked up at once. */
const BATCH = 500;

/**
 * Deletes files that have no record or a deleted one. Their process was killed between storing the file and writing the
 * record, or while the record was being deleted. Returns the number of files.
 * @param given the time to count from; the database's time if it is left out
 */
export async function deleteOrphanedFiles(db: Db, blobs: BlobStore, given?: Date): Promise<number> {
  const before = new Date((given ?? (await timeOf(db))).getTime() - ORPHAN_MS);
  let deleted = 0;
  for (const folder of RECORD_FOLDERS) {
    let batch: BlobKey[] = [];
    for await (const key of blobs.olderThan(folder, before)) {
      batch.push(key);
      if (batch.length < BATCH) continue;
      deleted += await deleteOrphansOf(db, blobs, batch);
      batch = [];
    }
    deleted += await deleteOrphansOf(db, blobs, batch);
  }
  return deleted;
}

/** A machine whose clock is a day ahead must not treat a current upload as an orphan. */
async function timeOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]!.now;
}

async function deleteOrphansOf(db: Db, blobs: BlobStore, keys: readonly BlobKey[]): Promise<number> {
  const idOf = (key: BlobKey) => key.slice(key.indexOf('/') + 1);
  const wanted = await recorded(db, keys.map(idOf));
  const orphans = keys.filter((key) => !wanted.has(idOf(key).toLowerCase()));
  for (const key of orphans) await blobs.delete(key);
  return orphans.length;
}

/** The ids among these that have a record that was not deleted. */
async function recorded(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const asked = ids.filter(isUuid);
  if (asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('records')
    .select('id')
    .where('id', 'in', asked)
    .where('deleted', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
