import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { problem } from '../errors.ts';

/** How long an upload address may be used, from its creation to the headers of the upload. */
export const UPLOAD_SECONDS = 30;

export interface UploadAddress {
  /** Last segment of the address. */
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Who makes or uses an address. */
export interface UploadOwner {
  readonly accountId: string;
  readonly keyId: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Makes an address that takes one upload for `service` within 30 seconds. */
export async function createUploadAddress(db: Db, service: string, owner: UploadOwner): Promise<UploadAddress> {
  const row = await db
    .insertInto('upload_addresses')
    .values({
      account_id: owner.accountId,
      key_id: owner.keyId,
      service,
      // The database's clock decides here and in `useUploadAddress`, so machines with another time do no harm.
      expires_at: sql`now() + make_interval(secs => ${UPLOAD_SECONDS})`,
    })
    .returning(['id', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at };
}

/**
 * Takes the address for this upload: whoever comes first has it, even when two come at once. Call it when the headers are
 * there and before the body is read: a slow upload that began in time is not late.
 * @throws EmendError `upload.expired`, the same for unknown, expired, used, and another account's
 */
export async function useUploadAddress(db: Db, service: string, id: string, accountId: string): Promise<void> {
  const taken = UUID.test(id)
    ? await db
        .updateTable('upload_addresses')
        .set({ state: 'used', used_at: sql`now()` })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('service', '=', service)
        .where('state', '=', 'created')
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!taken) throw problem('upload.expired', { seconds: UPLOAD_SECONDS });
}

/** Removes addresses that expired a day ago or longer; they are good for nothing but the question what happened. */
export async function removeOldUploadAddresses(db: Db): Promise<void> {
  await db.deleteFrom('upload_addresses').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
