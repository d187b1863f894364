import { sql } from 'kysely';
import { deleteOldUsage } from '../../accounts/delete-usage.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { isStoreFault } from '../../platform/blobs/store-faults.ts';
import { isDatabaseAway } from '../../platform/db/away.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { removeFullBuckets } from '../../platform/shared-rate-limit.ts';
import { removeOldUploadAddresses } from '../../platform/uploads/upload-addresses.ts';
import { deleteOrphanedFiles } from './orphaned-files.ts';
import { deleteRecordFiles } from './record-details.ts';

/** The number of records that one round cleans up. The next round follows soon. */
const ROUND = 500;
const INTERVAL_MS = 3_600_000;

/** Deletes the files of records older than `days`. The records stay, marked as deleted. Returns how many. */
export async function deleteExpiredFiles(db: Db, blobs: BlobStore, days: number): Promise<number> {
  const rows = await db
    .selectFrom('records')
    .select('id')
    .where('deleted', '=', false)
    .where('status', 'in', ['SUCCESS', 'FAILED'])
    .where('created_on', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .limit(ROUND)
    .execute();
  for (const { id } of rows) {
    await deleteRecordFiles(blobs, id);
    const gone = { deleted: true, decisions: null, modified_on: sql<Date>`now()` };
    await db.updateTable('records').set(gone).where('id', '=', id).execute();
  }
  await db.deleteFrom('downloads').where('expires_at', '<', sql<Date>`now()`).execute();
  return rows.length;
}

/** An outage is logged separately, and the next round does what this one could not. */
function isAway(error: unknown): boolean {
  return isDatabaseAway(error) || isStoreFault(error);
}

export interface RetentionTimes {
  /** Days until files are deleted. */
  readonly fileDays: number;
  /** Days until records of requests are deleted. */
  readonly usageDays: number;
}

/**
 * Deletes now and every hour, including old records of requests, old upload addresses, full rate buckets and files
 * without a record. Returns a function that stops it. Several processes may do so at once, because one does not find
 * what another has deleted.
 */
export function keepRetention(db: Db, blobs: BlobStore, { fileDays, usageDays }: RetentionTimes, log: Log): () => void {
  const round = () => {
    deleteExpiredFiles(db, blobs, fileDays).then(
      (count) => count > 0 && log.info({ count }, 'files past their retention were deleted'),
      (err: unknown) => isAway(err) || log.error({ err }, 'files past their retention could not be deleted'),
    );
    deleteOldUsage(db, usageDays).then(
      (count) => count > 0 && log.info({ count }, 'old records of requests were deleted'),
      (err: unknown) => isAway(err) || log.error({ err }, 'old records of requests could not be deleted'),
    );
    removeFullBuckets(db).catch(
      (err: unknown) => isAway(err) || log.error({ err }, 'full rate buckets could not be removed'),
    );
    removeOldUploadAddresses(db).catch(
      (err: unknown) => isAway(err) || log.error({ err }, 'old upload addresses could not be removed'),
    );
    deleteOrphanedFiles(db, blobs).then(
      (count) => count > 0 && log.info({ count }, 'files without a record were deleted'),
      (err: unknown) => isAway(err) || log.error({ err }, 'files without a record could not be deleted'),
    );
  };
  round();
  const timer = setInterval(round, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
