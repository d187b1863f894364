import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { isUuid } from '../../platform/uuid.ts';

/** A download address works for an hour: long enough for a slow connection, short enough to limit the harm of a leaked log. */
export const DOWNLOAD_SECONDS = 3600;

export interface Download {
  readonly blobKey: string;
  readonly filename: string;
  readonly contentType: string;
}

export interface DownloadTarget extends Download {
  readonly accountId: string;
}

/** Makes a download address. Returns its last segment (122 random bits) and its expiry time. */
export async function createDownload(db: Db, target: DownloadTarget): Promise<{ id: string; expiresAt: Date }> {
  const row = await db
    .insertInto('downloads')
    .values({
      account_id: target.accountId,
      blob_key: target.blobKey,
      filename: target.filename,
      content_type: target.contentType,
      expires_at: sql`now() + make_interval(secs => ${DOWNLOAD_SECONDS})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, expiresAt: row.expires_at };
}

/**
 * Returns the file that a download address leads to.
 * @throws EmendError `download.expired`, the same for unknown and expired addresses
 */
export async function findDownload(db: Db, id: string): Promise<Download> {
  const row = isUuid(id)
    ? await db
        .selectFrom('downloads')
        .select(['blob_key', 'filename', 'content_type'])
        .where('id', '=', id)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
    : undefined;
  if (!row) throw problem('download.expired');
  return { blobKey: row.blob_key, filename: row.filename, contentType: row.content_type };
}
