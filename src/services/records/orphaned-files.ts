import { sql } from 'kysely';
import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { isRecordId } from './find-record.ts';
import { RECORD_FOLDERS } from './record-details.ts';

/** A submission takes minutes at most, a job no more than an hour; a file that has no record after a day never will. */
const ORPHAN_MS = 24 * 3_600_000;
/** Files whose records are looked for at once. */
const BATCH = 500;

/**
 * Deletes files without a record, or whose record was deleted: their process was killed between storing the file and writing the record, or
 * while the record was deleted. Returns how many files.
 * @param given the time to count from; the database's where it is left out
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

/** A machine whose clock is a day ahead must not take what is just being sent for left. */
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

/** Those of these ids whose record is there and was not deleted. */
async function recorded(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const asked = ids.filter(isRecordId);
  if (asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('records')
    .select('id')
    .where('id', 'in', asked)
    .where('deleted', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
