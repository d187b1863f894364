import { sql } from 'kysely';
import type { WaysIn } from '../contract/account.ts';
import type { ConnectionLeave } from '../contract/administration.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import type { ProvedIdentity } from '../platform/oidc/sign-in-provider.ts';
import { normaliseEmail } from './accounts.ts';
import { recordAudit } from './audit.ts';
import type { Manager } from './manage-accounts.ts';

/** Days for which an administrator's permission is valid. */
const LEAVE_DAYS = 7;

/** @throws EmendError `account.not-found` */
export async function waysInto(db: Db, accountId: string): Promise<WaysIn> {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw problem('account.not-found');
  const rows = await db
    .selectFrom('external_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return {
    hasPassword: account.password_hash !== null,
    identities: rows.map((row) => ({
      id: row.id,
      issuer: row.issuer,
      email: row.email,
      connectedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    })),
  };
}

export interface Connection {
  readonly accountId: string;
  readonly identity: ProvedIdentity;
  /** Name of the provider, for messages. */
  readonly name: string;
  /** Network address of the request. */
  readonly address: string;
}

/**
 * Connects an account with a provider, so that this person can sign in to it there. The caller is signed in to the
 * account. An account that is already connected in this way stays as it is.
 * @throws EmendError `oidc.connected-elsewhere`, `oidc.connected-already`
 */
export async function connectIdentity(db: Db, { accountId, identity, name, address }: Connection): Promise<void> {
  const { issuer, subject, email } = identity;
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('external_identities')
      .select(['account_id', 'subject'])
      .where('issuer', '=', issuer)
      .where((eb) => eb.or([eb('subject', '=', subject), eb('account_id', '=', accountId)]))
      .execute();
    if (rows.some((row) => row.account_id !== accountId)) throw problem('oidc.connected-elsewhere', { name });
    if (rows.some((row) => row.subject !== subject)) throw problem('oidc.connected-already', { name });
    if (rows.length > 0) return;
    await tx.insertInto('external_identities').values({ account_id: accountId, issuer, subject, email }).execute();
    await recordAudit(tx, { accountId, actorId: accountId, action: 'account.connected', target: issuer, address });
  });
}

/**
 * Ends a connection, unless it is the only way into the account.
 * @param passwords true if people may sign in with passwords here
 * @throws EmendError `record.not-found`, `oidc.only-way`
 */
export async function disconnectIdentity(
  db: Db,
  { accountId, id, passwords, address }: { accountId: string; id: string; passwords: boolean; address: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    const rows = await tx
      .selectFrom('external_identities')
      .select(['id', 'issuer'])
      .where('account_id', '=', accountId)
      .execute();
    const found = rows.find((row) => row.id === id);
    if (!account || !found) throw problem('record.not-found');
    if (rows.length === 1 && !(passwords && account.password_hash !== null)) throw problem('oidc.only-way');
    await tx.deleteFrom('external_identities').where('id', '=', id).execute();
    const { issuer: target } = found;
    await recordAudit(tx, { accountId, actorId: accountId, action: 'account.disconnected', target, address });
  });
}

/**
 * Lets the next sign-in within a week through a provider with the account's verified address connect the two. The
 * administrator thereby confirms that the address there and the account here belong to the same person.
 * @throws EmendError `account.not-found`, `keys.invalid-email`
 */
export async function allowConnection(
  db: Db,
  manager: Manager,
  account: { readonly id: string } | { readonly email: string },
): Promise<ConnectionLeave> {
  const [column, value] =
    'id' in account ? (['id', account.id] as const) : (['email', normaliseEmail(account.email)] as const);
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('accounts')
      .set({ connect_until: sql`now() + make_interval(days => ${LEAVE_DAYS})` })
      .where(column, '=', value)
      .returning(['id', 'email', 'connect_until'])
      .executeTakeFirst();
    if (!row) throw problem('account.not-found');
    await recordAudit(tx, { accountId: row.id, ...manager, action: 'account.connection-allowed' });
    return { email: row.email, until: row.connect_until!.toISOString() };
  });
}
