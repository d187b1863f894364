import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import type { RateLimiter, RatePolicy } from '../platform/rate-limit.ts';
import { recordAudit } from './audit.ts';
import { isPassword } from './password.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Network address of the request. */
  readonly address: string;
}

/**
 * The allowed attempts. The first limit is for a person who has forgotten a password. The second prevents many machines
 * from trying one account, and lets its owner in from another address after some seconds. The third prevents one
 * machine from trying many accounts.
 */
const POLICIES = {
  both: { perSecond: 1 / 30, burst: 10 },
  account: { perSecond: 1 / 5, burst: 50 },
  address: { perSecond: 1, burst: 60 },
} as const satisfies Record<string, RatePolicy>;

/** @throws EmendError `auth.too-many-attempts` */
export async function countAttempt(limiter: RateLimiter, email: string, address: string): Promise<void> {
  const account = email.trim().toLowerCase().slice(0, 254);
  const decisions = await Promise.all([
    limiter.take(`sign-in ${address} ${account}`, POLICIES.both),
    limiter.take(`sign-in-account ${account}`, POLICIES.account),
    limiter.take(`sign-in-address ${address}`, POLICIES.address),
  ]);
  const wait = Math.max(...decisions.map(({ retryAfter }) => retryAfter));
  if (wait > 0) throw problem('auth.too-many-attempts', { seconds: Math.ceil(wait) });
}

/**
 * Returns the account for these credentials. An unknown address takes as long as a known one.
 * @throws EmendError `auth.too-many-attempts`, `auth.wrong-password`, and `auth.account-disabled` for people who know the password
 */
export async function signIn(db: Db, limiter: RateLimiter, credentials: Credentials): Promise<string> {
  const { email, password, address } = credentials;
  await countAttempt(limiter, email, address);
  // Without NUL, which the database cannot compare and no address has.
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email.trim().toLowerCase().replaceAll('\0', ' '))
    .executeTakeFirst();
  const fits = await isPassword(row?.password_hash ?? null, password);
  const isDisabled = row !== undefined && row.disabled_at !== null;
  const mayEnter = fits && !isDisabled;
  if (row)
    await recordAudit(db, {
      accountId: row.id,
      actorId: mayEnter ? row.id : null,
      action: mayEnter ? 'account.signed-in' : 'account.sign-in-refused',
      target: fits && isDisabled ? 'disabled' : undefined,
      address,
    });
  if (!row || !fits) throw problem('auth.wrong-password');
  if (isDisabled) throw problem('auth.account-disabled');
  return row.id;
}
