import { randomInt } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';
import { createAccount, resetPassword } from './manage-accounts.ts';

export interface PasswordRequest {
  /** E-mail address of the account. */
  readonly account: string;
  /** Also gives it the administrator role. */
  readonly administrator: boolean;
}

export interface NewPassword {
  readonly account: string;
  /** The password. It can be seen only this once. */
  readonly password: string;
}

/** Without letters and digits that look alike, because a person reads it from one screen and types it into another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

const COMMAND = { actorId: null };

/**
 * Creates an account with a random password (100 bits), for the operator of the machine.
 * @throws EmendError `keys.invalid-email`, `account.exists`
 */
export async function createWithPassword(db: Db, { account, administrator }: PasswordRequest): Promise<NewPassword> {
  const password = randomPassword();
  const role = administrator ? 'administrator' : 'member';
  const { email } = await createAccount(db, COMMAND, { email: account, password, role });
  return { account: email, password };
}

/**
 * Gives an account a new random password, for an administrator who is locked out. Anybody who can run the command could
 * change the database as well.
 * @throws EmendError `keys.invalid-email`, `account.not-found`
 */
export async function renewPassword(db: Db, { account, administrator }: PasswordRequest): Promise<NewPassword> {
  const password = randomPassword();
  const role = administrator ? ('administrator' as const) : undefined;
  const { email } = await resetPassword(db, COMMAND, { email: account }, { password, role });
  return { account: email, password };
}

function randomPassword(): string {
  return Array.from({ length: GROUPS }, group).join('-');
}

function group(): string {
  return Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
