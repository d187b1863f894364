import type { ListedKey } from '../contract/key.ts';
import type { Db } from '../platform/db/database.ts';

/** Returns all keys, oldest first, or those of one account if its address is given. */
export async function listKeys(db: Db, account?: string): Promise<ListedKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['public_id', 'email', 'kind', 'scopes', 'name', 'api_keys.created_at', 'last_used_at', 'revoked_at'])
    .select(['expires_at', 'replaces'])
    .$if(account !== undefined, (query) => query.where('email', '=', account!.trim().toLowerCase()))
    .orderBy('api_keys.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    account: row.email,
    kind: row.kind,
    scopes: row.scopes,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    replaces: row.replaces,
  }));
}
