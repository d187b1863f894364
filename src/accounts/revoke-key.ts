import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';

/**
 * Revokes a key. Requests with it get 401 within a second, in every process. If it is revoked twice, the first time is
 * kept.
 * @param accountId only a key of this account, if given
 * @throws EmendError `keys.not-found`
 */
export async function revokeKey(
  db: Db,
  id: string,
  accountId?: string,
): Promise<{ readonly id: string; readonly revokedAt: string }> {
  const row = await db
    .updateTable('api_keys')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('public_id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .returning('revoked_at')
    .executeTakeFirst();
  if (!row?.revoked_at) throw problem('keys.not-found', { id });
  return { id, revokedAt: row.revoked_at.toISOString() };
}
