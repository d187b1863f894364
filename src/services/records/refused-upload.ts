import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts';
import { isDatabaseAway } from '../../platform/db/away.ts';

/**
 * Deletes the stored file of a refused submission. If the database connection broke, it is unknown whether the record
 * was written. The file then stays for the job, and if there is no record, the sweep of orphans deletes it a day later.
 * The sweep does the same if the store is unavailable. Never rejects, because the sender must learn why the submission
 * was refused.
 */
export async function deleteRefusedUpload(blobs: BlobStore, key: BlobKey, reason: unknown): Promise<void> {
  if (isDatabaseAway(reason)) return;
  await blobs.delete(key).catch(() => undefined);
}
