import { randomInt } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';
import { setPassword } from './manage-accounts.ts';

export interface PasswordRequest {
  /** E-mail address of the account, which is made when it does not exist. */
  readonly account: string;
  /** Also makes it an administrator. */
  readonly administrator: boolean;
}

export interface NewPassword {
  readonly account: string;
  /** The password: this is the only time that it can be seen. */
  readonly password: string;
}

/** No letters and digits that look alike: it is read from one screen and typed into another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/**
 * Gives an account a new random password (100 bits), for an administrator who is locked out; whoever can run the command
 * could change the database as well.
 * @throws EmendError `keys.invalid-email`
 */
export async function renewPassword(db: Db, { account, administrator }: PasswordRequest): Promise<NewPassword> {
  const password = Array.from({ length: GROUPS }, group).join('-');
  const role = administrator ? { role: 'administrator' as const } : {};
  const { email } = await setPassword(db, { actorId: null }, { email: account, password, ...role });
  return { account: email, password };
}

function group(): string {
  return Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
