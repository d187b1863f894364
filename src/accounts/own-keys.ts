import { sql } from 'kysely';
import type { NewKey, RotatedKey } from '../contract/key.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { recordAudit } from './audit.ts';
import { createKey, type NewKeyRequest } from './create-key.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';

/** The most active keys of one account. Nobody needs more, and a runaway script must not fill the table. */
const MOST_KEYS = 100;

/** The user who makes, replaces or revokes a key in the portal. */
export interface KeyOwner {
  readonly accountId: string;
  readonly email: string;
  /** Network address of the request, for the audit log. */
  readonly address: string;
}

/** @throws EmendError `account.too-many-keys` and those of `createKey` */
export async function createOwnKey(
  db: Db,
  { accountId, email, address }: KeyOwner,
  request: Omit<NewKeyRequest, 'account'>,
): Promise<NewKey> {
  await requireRoom(db, accountId);
  return db.transaction().execute(async (tx) => {
    const created = await createKey(tx, { account: email, ...request });
    await recordAudit(tx, { accountId, actorId: accountId, action: 'key.created', target: created.id, address });
    return created;
  });
}

/** @throws EmendError `account.too-many-keys` and those of `rotateKey`; `keys.not-found` also for a key of another account */
export async function rotateOwnKey(
  db: Db,
  { accountId, address }: KeyOwner,
  id: string,
  overlapHours: number,
): Promise<RotatedKey> {
  await requireRoom(db, accountId);
  return db.transaction().execute(async (tx) => {
    const rotated = await rotateKey(tx, { id, overlapHours, accountId });
    const target = `${id} to ${rotated.id}`;
    await recordAudit(tx, { accountId, actorId: accountId, action: 'key.rotated', target, address });
    return rotated;
  });
}

/** @throws EmendError `keys.not-found`, also for a key of another account */
export async function revokeOwnKey(db: Db, { accountId, address }: KeyOwner, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await revokeKey(tx, id, accountId);
    await recordAudit(tx, { accountId, actorId: accountId, action: 'key.revoked', target: id, address });
  });
}

async function requireRoom(db: Db, accountId: string): Promise<void> {
  const { count } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_KEYS) throw problem('account.too-many-keys', { limit: MOST_KEYS });
}
