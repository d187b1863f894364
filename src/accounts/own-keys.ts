import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { recordAudit } from './audit.ts';
import { createKey, type NewKey } from './create-key.ts';
import { revokeKey } from './revoke-key.ts';

/** Active keys of one account; nobody needs more, and a runaway script should not fill the table. */
const MOST_KEYS = 100;

/** Who makes or revokes a key in the portal. */
export interface KeyOwner {
  readonly accountId: string;
  readonly email: string;
  /** Network address of the request, for the audit log. */
  readonly address: string;
}

/** @throws EmendError `account.too-many-keys`, `keys.invalid-kind`, `keys.invalid-scope` */
export async function createOwnKey(
  db: Db,
  { accountId, email, address }: KeyOwner,
  request: { readonly kind: string; readonly scopes: readonly string[] },
): Promise<NewKey> {
  const { count } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_KEYS) throw problem('account.too-many-keys', { limit: MOST_KEYS });
  return db.transaction().execute(async (tx) => {
    const created = await createKey(tx, { account: email, ...request });
    await recordAudit(tx, { accountId, actorId: accountId, action: 'key.created', target: created.id, address });
    return created;
  });
}

/** @throws EmendError `keys.not-found`, also for a key of another account */
export async function revokeOwnKey(db: Db, { accountId, address }: KeyOwner, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await revokeKey(tx, id, accountId);
    await recordAudit(tx, { accountId, actorId: accountId, action: 'key.revoked', target: id, address });
  });
}
