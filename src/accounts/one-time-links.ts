import { sql } from 'kysely';
import type { LinkKind, LinkPurpose } from '../contract/account.ts';
import type { Invitation, ListedLink, NewLink, ResetRequest } from '../contract/administration.ts';
import type { Role } from '../platform/db/account-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { insertAccount, normaliseEmail } from './accounts.ts';
import { recordAudit } from './audit.ts';
import type { Manager } from './manage-accounts.ts';
import { hashToken, newToken } from './one-time-token.ts';
import { hashPassword } from './password.ts';

/** Hours for which a link is valid. */
const HOURS: Readonly<Record<LinkKind, number>> = { invitation: 7 * 24, 'password-reset': 24 };

type Administrator = Manager & { readonly actorId: string };

/** @throws EmendError `keys.invalid-email`, `account.exists` */
export async function invite(db: Db, manager: Administrator, { email: given, role }: Invitation): Promise<NewLink> {
  const email = normaliseEmail(given);
  return db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (known) throw problem('account.exists');
    // A second invitation replaces the first.
    await tx.deleteFrom('one_time_links').where('email', '=', email).where('kind', '=', 'invitation').execute();
    const link = await insertLink(tx, { kind: 'invitation', email, accountId: null, role });
    await recordAudit(tx, { accountId: manager.actorId, ...manager, action: 'account.invited', target: role });
    return link;
  });
}

/**
 * Makes a link with which the account’s owner chooses a new password. Until then the current one stays valid, unless
 * `lock` is set.
 * @throws EmendError `account.not-found`, `account.not-confirmed`
 */
export async function createResetLink(
  db: Db,
  manager: Administrator,
  request: ResetRequest & { readonly id: string },
): Promise<NewLink> {
  const { id, lock } = request;
  const account = await db.selectFrom('accounts').select(['email', 'role']).where('id', '=', id).executeTakeFirst();
  if (!account) throw problem('account.not-found');
  const { email, role } = account;
  if (request.email.trim().toLowerCase() !== email) throw problem('account.not-confirmed', { email });
  // A password that nobody knows. Without any password, the installation could look as if it had no account yet.
  const hash = lock ? await hashPassword(newToken(), email) : null;
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('one_time_links').where('account_id', '=', id).execute();
    if (hash !== null) {
      await tx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute();
      await tx.deleteFrom('sessions').where('account_id', '=', id).execute();
    }
    const link = await insertLink(tx, { kind: 'password-reset', email, accountId: id, role });
    const target = lock ? 'signed out, password refused' : undefined;
    await recordAudit(tx, { accountId: id, ...manager, action: 'account.reset-link-created', target });
    return link;
  });
}

/** Links that are still valid, newest first. */
export async function listLinks(db: Db): Promise<ListedLink[]> {
  await db.deleteFrom('one_time_links').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  const rows = await db
    .selectFrom('one_time_links')
    .select(['id', 'kind', 'email', 'role', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
}

/** @throws EmendError `link.invalid` */
export async function withdrawLink(db: Db, manager: Administrator, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('one_time_links')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('kind')
      .executeTakeFirst();
    if (!row) throw problem('link.invalid');
    const event = { accountId: manager.actorId, ...manager, target: row.kind };
    await recordAudit(tx, { ...event, action: 'account.invitation-withdrawn' });
  });
}

/**
 * Returns the purpose of a link; reading it does not use it up.
 * @throws EmendError `link.invalid` for a link that is unknown, expired or used
 */
export async function lookAtLink(db: Db, token: string): Promise<LinkPurpose> {
  const row = await db
    .selectFrom('one_time_links')
    .select(['kind', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) throw problem('link.invalid');
  return row;
}

/**
 * Makes the invited account, or gives the account its new password and signs out all its browsers. Uses up the link.
 * @returns the account's id
 * @throws EmendError `link.invalid`, `account.weak-password`, `account.exists`
 */
export async function useLink(
  db: Db,
  { token, password, address }: { readonly token: string; readonly password: string; readonly address: string },
): Promise<string> {
  const { email } = await lookAtLink(db, token);
  const hash = await hashPassword(password, email);
  return db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable('one_time_links')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['kind', 'account_id', 'role'])
      .executeTakeFirst();
    // The link was used in another window while the password was hashed.
    if (!link) throw problem('link.invalid');
    const { account_id: accountId, role } = link;
    if (accountId !== null) {
      await tx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute();
      await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
      await recordAudit(tx, { accountId, actorId: accountId, action: 'account.password-changed', address });
      return accountId;
    }
    const made = await insertAccount(tx, { email, password_hash: hash, role });
    await recordAudit(tx, { accountId: made, actorId: made, action: 'account.created', target: role, address });
    return made;
  });
}

/** After a password change by other means, no link stays valid that could change it again. */
export async function dropResetLinks(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('one_time_links').where('account_id', '=', accountId).execute();
}

interface LinkTerms {
  readonly kind: LinkKind;
  readonly email: string;
  readonly accountId: string | null;
  readonly role: Role;
}

async function insertLink(db: Db, { kind, email, accountId, role }: LinkTerms): Promise<NewLink> {
  const token = newToken();
  const ends = sql<Date>`now() + make_interval(hours => ${HOURS[kind]})`;
  const { id, expires_at } = await db
    .insertInto('one_time_links')
    .values({ kind, email, account_id: accountId, role, token_hash: hashToken(token), expires_at: ends })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id, token, email, expiresAt: expires_at.toISOString() };
}
