import type { AccountRow, Role } from '../platform/db/account-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';

/**
 * Returns the account with this address and makes it if there is none.
 * @throws EmendError `keys.invalid-email`
 */
export async function findOrCreateAccount(db: Db, email: string): Promise<AccountRow> {
  const address = normaliseEmail(email);
  await db
    .insertInto('accounts')
    .values({ email: address })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return db.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirstOrThrow();
}

interface AccountValues {
  readonly email: string;
  readonly password_hash: string;
  readonly role: Role;
}

/**
 * Makes an account for an address that has none.
 * @returns its id
 * @throws EmendError `account.exists`
 */
export async function insertAccount(db: Db, values: AccountValues): Promise<string> {
  const row = await db
    .insertInto('accounts')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw problem('account.exists');
  return row.id;
}

/**
 * Lower case, because mail systems in use do not distinguish the cases.
 * @throws EmendError `keys.invalid-email`
 */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address))
    throw problem('keys.invalid-email', { email });
  return address;
}
