import { sql } from 'kysely';
import type { Role } from '../platform/db/account-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { normaliseEmail } from './accounts.ts';
import { recordAudit } from './audit.ts';
import { hashPassword } from './password.ts';
import { CAN_SIGN_IN } from './ways-in.ts';

/** An arbitrary number that no other advisory lock has. Two simultaneous first accounts must not both become administrators. */
const LOCK = 7_314_201_967;

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** True if people may sign up; the first account may always. */
  readonly open: boolean;
  /** Network address of the request, for the audit log. */
  readonly address?: string | undefined;
}

/** True while nobody can sign in: the next user to sign up becomes administrator. */
export async function isFirstAccount(db: Db): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where(CAN_SIGN_IN).executeTakeFirst();
  return row === undefined;
}

/** Until the transaction ends, no other transaction can make an account that might be the first. */
export async function lockSignUp(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/**
 * Makes an account that can sign in. An address that has keys from the command line is not given to the first person
 * who types it, except at the very beginning, when only the owner uses the installation.
 * @throws EmendError `keys.invalid-email`, `account.weak-password`, `account.sign-up-closed`, `account.exists`
 */
export async function signUp(db: Db, request: NewAccount): Promise<{ accountId: string; role: Role }> {
  const email = normaliseEmail(request.email);
  const passwordHash = await hashPassword(request.password, email);
  return db.transaction().execute(async (tx) => {
    await lockSignUp(tx);
    const first = await isFirstAccount(tx);
    if (!first && !request.open) throw problem('account.sign-up-closed');
    const role: Role = first ? 'administrator' : 'member';
    const row = await tx
      .insertInto('accounts')
      .values({ email, password_hash: passwordHash, role })
      .onConflict((conflict) =>
        first
          ? conflict.column('email').doUpdateSet({ password_hash: passwordHash, role })
          : conflict.column('email').doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) throw problem('account.exists');
    const { address } = request;
    await recordAudit(tx, { accountId: row.id, actorId: row.id, action: 'account.created', target: role, address });
    return { accountId: row.id, role };
  });
}
