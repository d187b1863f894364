import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { recordAudit } from './audit.ts';
import { dropResetLinks } from './one-time-links.ts';
import { hashPassword, isPassword } from './password.ts';
import { countAttempt } from './sign-in.ts';

export interface PasswordChange {
  readonly accountId: string;
  readonly current: string;
  readonly next: string;
  /** Network address of the request. */
  readonly address: string;
}

/**
 * Sets a new password for a user who knows the old one.
 * @throws EmendError `auth.not-this-password`, `auth.too-many-attempts`, `account.weak-password`
 */
export async function changePassword(db: Db, limiter: RateLimiter, change: PasswordChange): Promise<void> {
  const { accountId, current, next, address } = change;
  const email = await requirePassword(db, limiter, { accountId, password: current, address });
  const hash = await hashPassword(next, email);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute();
    await dropResetLinks(tx, accountId);
    await recordAudit(tx, { accountId, actorId: accountId, action: 'account.password-changed', address });
  });
}

/** Minutes after a sign-in within which an account without a password may perform irreversible actions. */
const FRESH_MINUTES = 10;

export interface OwnerProof {
  readonly accountId: string;
  /** The password; for an account without one, or if passwords are off, its address. */
  readonly proof: string;
  /** True if people may sign in with passwords here. */
  readonly passwords: boolean;
  /** The start of the session that sends the request. */
  readonly startedAt: Date;
  readonly address: string;
}

/**
 * Makes sure that the owner of an account requests an irreversible action: by the password or, if there is none, by the
 * address and a recent sign-in.
 * @throws EmendError `auth.not-this-password`, `auth.too-many-attempts`, `auth.sign-in-again`, `account.not-confirmed`
 */
export async function requireOwner(db: Db, limiter: RateLimiter, owner: OwnerProof): Promise<void> {
  const { accountId, proof, passwords, startedAt, address } = owner;
  const row = await db
    .selectFrom('accounts')
    // The database's clock, which also gave the session its time.
    .select(['email', 'password_hash', sql<Date>`now()`.as('asked_at')])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw problem('account.not-found');
  if (passwords && row.password_hash !== null) {
    await requirePassword(db, limiter, { accountId, password: proof, address });
    return;
  }
  if (row.asked_at.getTime() - startedAt.getTime() > FRESH_MINUTES * 60_000)
    throw problem('auth.sign-in-again', { minutes: FRESH_MINUTES });
  if (proof.trim().toLowerCase() !== row.email) throw problem('account.not-confirmed', { email: row.email });
}

/**
 * Asks for the password again before an irreversible action. Attempts count like those of signing in.
 * @returns the account's address
 * @throws EmendError `auth.not-this-password`, `auth.too-many-attempts`
 */
async function requirePassword(
  db: Db,
  limiter: RateLimiter,
  { accountId, password, address }: { accountId: string; password: string; address: string },
): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw problem('account.not-found');
  await countAttempt(limiter, row.email, address);
  if (!(await isPassword(row.password_hash, password))) throw problem('auth.not-this-password');
  return row.email;
}
