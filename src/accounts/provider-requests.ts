import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import type { RequestSecrets } from '../platform/oidc/sign-in-provider.ts';
import { hashToken } from './one-time-token.ts';

/** Time to sign in at the provider. Some providers ask for a second factor that the person must find first. */
export const REQUEST_MINUTES = 10;

/** A sign-in that began here and that the provider answers. */
export interface ProviderRequest {
  readonly secrets: RequestSecrets;
  /** From the cookie of the browser where it began. An answer in another browser is refused. */
  readonly browserToken: string;
  /** The account to connect; null for a sign-in. */
  readonly accountId: string | null;
  /** Path of the page to open afterwards. */
  readonly next: string;
}

/** Stores a request until its answer arrives. It is in the database because the answer may reach another process. */
export async function keepRequest(db: Db, { secrets, browserToken, accountId, next }: ProviderRequest): Promise<void> {
  await db.deleteFrom('oidc_requests').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .insertInto('oidc_requests')
    .values({
      state_hash: hashToken(secrets.state),
      browser_hash: hashToken(browserToken),
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      account_id: accountId,
      next,
      expires_at: sql<Date>`now() + make_interval(mins => ${REQUEST_MINUTES})`,
    })
    .execute();
}

/**
 * Returns the request that an answer belongs to, and uses it up.
 * @throws EmendError `oidc.expired` for a request that is unknown, too old, already answered or from another browser
 */
export async function takeRequest(
  db: Db,
  { state, browserToken }: { readonly state: string | undefined; readonly browserToken: string | undefined },
): Promise<ProviderRequest> {
  if (!state || !browserToken) throw problem('oidc.expired');
  const row = await db
    .deleteFrom('oidc_requests')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browserToken))
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('oidc.expired');
  const secrets = { state, nonce: row.nonce, codeVerifier: row.code_verifier };
  return { secrets, browserToken, accountId: row.account_id, next: row.next };
}
