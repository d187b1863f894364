import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import type { RequestSecrets } from '../platform/oidc/sign-in-provider.ts';

/** Time to sign in at the provider; some ask for a second factor that has to be found first. */
export const REQUEST_MINUTES = 10;

/** A sign-in that was begun here and is answered by the provider. */
export interface ProviderRequest {
  readonly secrets: RequestSecrets;
  /** Of the cookie of the browser where it began: an answer in another browser is nobody's. */
  readonly browserToken: string;
  /** Whose account is to be connected; null where somebody signs in. */
  readonly accountId: string | null;
  /** Path of the page to go to. */
  readonly next: string;
}

/** Remembers a request until its answer comes. In the database, for another process may be answered. */
export async function keepRequest(db: Db, { secrets, browserToken, accountId, next }: ProviderRequest): Promise<void> {
  await db.deleteFrom('oidc_requests').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .insertInto('oidc_requests')
    .values({
      state_hash: hashOf(secrets.state),
      browser_hash: hashOf(browserToken),
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      account_id: accountId,
      next,
      expires_at: sql<Date>`now() + make_interval(mins => ${REQUEST_MINUTES})`,
    })
    .execute();
}

/**
 * The request that an answer belongs to, which is used up by that.
 * @throws EmendError `oidc.expired` for one that is unknown, too old, answered already or of another browser
 */
export async function takeRequest(
  db: Db,
  { state, browserToken }: { readonly state: string | undefined; readonly browserToken: string | undefined },
): Promise<ProviderRequest> {
  if (!state || !browserToken) throw problem('oidc.expired');
  const row = await db
    .deleteFrom('oidc_requests')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browserToken))
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('oidc.expired');
  const secrets = { state, nonce: row.nonce, codeVerifier: row.code_verifier };
  return { secrets, browserToken, accountId: row.account_id, next: row.next };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
