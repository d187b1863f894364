import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts';
import { isDatabaseAway } from '../../platform/db/away.ts';

/**
 * Deletes a stored file of a submission that was refused. When the connection to the database broke, nobody knows whether the record was
 * written: then the file stays for the job, and if there is no record the sweep of orphans deletes it a day later, as it does when the store is away.
 * Never rejects: the sender is told why the submission was refused.
 */
export async function deleteRefusedUpload(blobs: BlobStore, key: BlobKey, reason: unknown): Promise<void> {
  if (isDatabaseAway(reason)) return;
  await blobs.delete(key).catch(() => undefined);
}
