import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';

/** A submission takes minutes at most; an upload that has no record after a day never will. */
const ORPHAN_MS = 24 * 3_600_000;
const FOLDERS = ['uploads', 'readings'];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Deletes uploads without a record, and what was read of them: their process was killed between storing the file and
 * writing the record. Returns how many files.
 */
export async function deleteOrphanedUploads(db: Db, blobs: BlobStore, now = new Date()): Promise<number> {
  let deleted = 0;
  for (const folder of FOLDERS) {
    for await (const key of blobs.olderThan(folder, new Date(now.getTime() - ORPHAN_MS))) {
      const id = key.slice(folder.length + 1);
      if (UUID.test(id) && (await hasRecord(db, id))) continue;
      await blobs.delete(key);
      deleted++;
    }
  }
  return deleted;
}

async function hasRecord(db: Db, id: string): Promise<boolean> {
  for (const table of ['documents', 'ai_reports', 'pdf_readings'] as const)
    if (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) return true;
  return false;
}
