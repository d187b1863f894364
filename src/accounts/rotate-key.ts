import { sql } from 'kysely';
import type { RotatedKey } from '../contract/key.ts';
import type { Scope } from '../contract/terms.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { insertKey } from './create-key.ts';
import { parseOverlap } from './key-terms.ts';

export interface Rotation {
  /** Public id of the key that is replaced. */
  readonly id: string;
  /** Hours for which it stays valid, so that programs can change over one by one; 0 revokes it at once. */
  readonly overlapHours: number;
  /** Only a key of this account, if given. */
  readonly accountId?: string | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Makes a key with the name, kind and scopes of another key and lets that one expire. If that key has an expiry, its
 * replacement gets the same lifetime. The old key never lives longer than it would have.
 * @throws EmendError `keys.not-found`, `keys.not-active`, `keys.invalid-overlap`
 */
export async function rotateKey(db: Db, { id, overlapHours, accountId }: Rotation): Promise<RotatedKey> {
  const overlap = parseOverlap(overlapHours) * HOUR_MS;
  const former = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id', 'account_id', 'email', 'kind', 'scopes', 'name', 'expires_at', 'revoked_at'])
    .select(['api_keys.created_at', sql<Date>`now()`.as('asked_at')])
    .where('public_id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .executeTakeFirst();
  if (!former) throw problem('keys.not-found', { id });
  const now = former.asked_at.getTime();
  const { expires_at, created_at, revoked_at, kind, scopes, name } = former;
  if (revoked_at || (expires_at && expires_at.getTime() <= now)) throw problem('keys.not-active', { id });
  const livesMs = expires_at && expires_at.getTime() - created_at.getTime();
  const made = await insertKey(db, { accountId: former.account_id, kind, scopes, name, livesMs, replaces: id });
  const until = new Date(Math.min(now + overlap, expires_at?.getTime() ?? Number.POSITIVE_INFINITY));
  await db
    .updateTable('api_keys')
    .set(overlap === 0 ? { revoked_at: sql`now()` } : { expires_at: until })
    .where('id', '=', former.id)
    .execute();
  return {
    ...made,
    account: former.email,
    kind,
    scopes: scopes as Scope[],
    name,
    replaces: id,
    formerUntil: until.toISOString(),
  };
}
