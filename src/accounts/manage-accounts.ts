import { sql } from 'kysely';
import type { AccountChange, ListedAccount } from '../contract/administration.ts';
import type { Role } from '../platform/db/account-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { insertAccount, normaliseEmail } from './accounts.ts';
import { recordAudit } from './audit.ts';
import { hashPassword } from './password.ts';
import { CAN_SIGN_IN } from './ways-in.ts';

/** All accounts, oldest first. */
export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .select([
      'id',
      'email',
      'role',
      'created_at',
      'word_limit',
      'monthly_credits',
      CAN_SIGN_IN.as('can_sign_in'),
      sql<boolean>`disabled_at is not null`.as('disabled'),
      sql<number>`(select count(*) from api_keys k where k.account_id = accounts.id
          and k.revoked_at is null and (k.expires_at is null or k.expires_at > now()))`.as('keys'),
      sql<Date | null>`(select greatest(
          (select max(k.last_used_at) from api_keys k where k.account_id = accounts.id),
          (select max(s.last_seen_at) from sessions s where s.account_id = accounts.id)))`.as('last_seen'),
      sql<number>`(select coalesce(sum(u.words), 0) from usage u
          where u.account_id = accounts.id and u.at > now() - interval '30 days')`.as('words'),
      sql<number>`(select coalesce(sum(u.requests), 0) from usage u
          where u.account_id = accounts.id and u.at > now() - interval '30 days')`.as('requests'),
    ])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    canSignIn: row.can_sign_in,
    disabled: row.disabled,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen?.toISOString() ?? null,
    activeKeys: Number(row.keys),
    words: Number(row.words),
    requests: Number(row.requests),
    wordLimit: row.word_limit,
    monthlyCredits: row.monthly_credits === null ? null : Number(row.monthly_credits),
  }));
}

/** Who changes an account, and the network address; `actorId` is null on the command line. */
export interface Manager {
  readonly actorId: string | null;
  readonly address?: string | undefined;
}

/** @throws EmendError `account.not-found`, `account.last-administrator` */
export async function changeAccount(db: Db, manager: Manager, id: string, change: AccountChange): Promise<void> {
  const { role, wordLimit, monthlyCredits, disabled } = change;
  await db.transaction().execute(async (tx) => {
    // Locks all administrators, so that the last two cannot give up the role at the same moment.
    const administrators = await tx
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'administrator')
      .where('disabled_at', 'is', null)
      .forUpdate()
      .execute();
    if ((role === 'member' || disabled) && administrators.length === 1 && administrators[0]!.id === id)
      throw problem('account.last-administrator');
    const row = await tx
      .updateTable('accounts')
      .set({
        id: sql`id`,
        ...(role === undefined ? {} : { role }),
        ...(wordLimit === undefined ? {} : { word_limit: wordLimit }),
        ...(monthlyCredits === undefined ? {} : { monthly_credits: monthlyCredits }),
        ...(disabled === undefined ? {} : { disabled_at: disabled ? sql<Date>`coalesce(disabled_at, now())` : null }),
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw problem('account.not-found');
    const event = { accountId: id, ...manager };
    if (disabled !== undefined)
      await recordAudit(tx, { ...event, action: disabled ? 'account.disabled' : 'account.enabled' });
    if (disabled) await tx.deleteFrom('sessions').where('account_id', '=', id).execute();
    if (role !== undefined) await recordAudit(tx, { ...event, action: 'account.role-changed', target: role });
    if (wordLimit !== undefined || monthlyCredits !== undefined)
      await recordAudit(tx, {
        ...event,
        action: 'account.limits-changed',
        target: `words ${wordLimit ?? '='}, credits ${monthlyCredits === null ? 'any' : (monthlyCredits ?? '=')}`,
      });
  });
}

/** A password for another person and, if given, a role. */
export interface GivenPassword {
  readonly password: string;
  readonly role?: Role | undefined;
}

export interface ManagedAccount {
  readonly accountId: string;
  readonly email: string;
}

/**
 * Creates an account that can sign in, even if sign-up is closed. An existing account keeps its password.
 * @throws EmendError `keys.invalid-email`, `account.weak-password`, `account.exists`
 */
export async function createAccount(
  db: Db,
  manager: Manager,
  { email: given, password, role = 'member' }: GivenPassword & { readonly email: string },
): Promise<ManagedAccount> {
  const email = normaliseEmail(given);
  const hash = await hashPassword(password, email);
  return db.transaction().execute(async (tx) => {
    const accountId = await insertAccount(tx, { email, password_hash: hash, role });
    await recordAudit(tx, { accountId, ...manager, action: 'account.created', target: role });
    return { accountId, email };
  });
}

/**
 * Sets the password of a user who forgot it, and signs out all browsers of the account.
 * @throws EmendError `keys.invalid-email`, `account.weak-password`, `account.not-found`
 */
export async function resetPassword(
  db: Db,
  manager: Manager,
  account: { readonly id: string } | { readonly email: string },
  { password, role }: GivenPassword,
): Promise<ManagedAccount> {
  const [column, value] =
    'id' in account ? ['id' as const, account.id] : ['email' as const, normaliseEmail(account.email)];
  const found = await db.selectFrom('accounts').select(['id', 'email']).where(column, '=', value).executeTakeFirst();
  if (!found) throw problem('account.not-found');
  const { id, email } = found;
  const hash = await hashPassword(password, email);
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('accounts')
      .set({ password_hash: hash, ...(role === undefined ? {} : { role }) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    // The account was deleted while the password was hashed.
    if (!row) throw problem('account.not-found');
    await tx.deleteFrom('sessions').where('account_id', '=', id).execute();
    await tx.deleteFrom('one_time_links').where('account_id', '=', id).execute();
    await recordAudit(tx, { accountId: id, ...manager, action: 'account.password-changed' });
    return { accountId: id, email };
  });
}
