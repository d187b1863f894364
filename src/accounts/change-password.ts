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
 * Sets a new password for whoever knows the old one.
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

/**
 * Asks for the password again before something that cannot be undone. Attempts count as those of signing in do.
 * @returns the account's address
 * @throws EmendError `auth.not-this-password`, `auth.too-many-attempts`
 */
export async function requirePassword(
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
