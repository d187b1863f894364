import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type EmendError, problem } from '../errors.ts';
import { isUuid } from '../uuid.ts';

/** How long an upload address is valid, from its creation to the headers of the accepted upload. */
const UPLOAD_SECONDS = 30;

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

/** Makes an address that accepts one upload for `service` within 30 seconds. */
export async function createUploadAddress(db: Db, service: string, owner: UploadOwner): Promise<UploadAddress> {
  const row = await db
    .insertInto('upload_addresses')
    .values({
      account_id: owner.accountId,
      key_id: owner.keyId,
      service,
      // The database's clock decides here and in `requireUploadAddress`, so machines with a different time do no harm.
      expires_at: sql`now() + make_interval(secs => ${UPLOAD_SECONDS})`,
    })
    .returning(['id', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at };
}

/** The address, its service and the caller. */
export interface AddressUse {
  readonly service: string;
  /** Last segment of the address in the request. */
  readonly id: string;
  readonly accountId: string;
}

/**
 * Checks that the address accepts an upload now. Call it when the headers have arrived and before the body is read, so
 * that a slow upload that began in time is not late. It changes nothing, so a refused upload leaves the address as it
 * was.
 * @throws EmendError `upload.expired`, the same for unknown, expired and used addresses and those of other accounts
 */
export async function requireUploadAddress(db: Db, { service, id, accountId }: AddressUse): Promise<void> {
  const open = isUuid(id)
    ? await db
        .selectFrom('upload_addresses')
        .select('id')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('service', '=', service)
        .where('state', '=', 'created')
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
    : undefined;
  if (!open) throw expired();
}

/**
 * Uses up the address for an accepted upload, in the transaction that records it. Of several at once, one succeeds and
 * the others are rolled back. Its time is not checked again, see `requireUploadAddress`.
 * @throws EmendError `upload.expired` if another upload has used it in the meantime
 */
export async function takeUploadAddress(tx: Db, { service, id, accountId }: AddressUse): Promise<void> {
  const taken = await tx
    .updateTable('upload_addresses')
    .set({ state: 'used', used_at: sql`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('service', '=', service)
    .where('state', '=', 'created')
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw expired();
}

function expired(): EmendError {
  return problem('upload.expired', { seconds: UPLOAD_SECONDS });
}

/** Removes addresses that expired at least a day ago. Until then they only help to find out what happened. */
export async function removeOldUploadAddresses(db: Db): Promise<void> {
  await db.deleteFrom('upload_addresses').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
