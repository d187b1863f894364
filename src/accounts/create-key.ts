import type { Db } from '../platform/db/database.ts';
import { findOrCreateAccount } from './accounts.ts';
import { generateKey, hashKey, publicIdOf } from './key-format.ts';
import { type KeyKind, parseKind, parseScopes, SCOPES, type Scope } from './key-terms.ts';

export interface NewKeyRequest {
  /** E-mail address of the account, which is made when it does not exist. */
  readonly account: string;
  readonly kind: string;
  /** All of them when left out. */
  readonly scopes?: readonly string[];
}

export interface NewKey {
  readonly id: string;
  /** The key itself: this is the only time that it can be seen. */
  readonly key: string;
  readonly account: string;
  readonly kind: KeyKind;
  readonly scopes: readonly Scope[];
}

/** @throws EmendError `keys.invalid-email`, `keys.invalid-kind`, `keys.invalid-scope` */
export async function createKey(db: Db, request: NewKeyRequest): Promise<NewKey> {
  const kind = parseKind(request.kind);
  const scopes = parseScopes(request.scopes ?? SCOPES);
  const account = await findOrCreateAccount(db, request.account);
  const key = generateKey();
  const id = publicIdOf(key);
  await db
    .insertInto('api_keys')
    .values({ account_id: account.id, public_id: id, hash: hashKey(key), kind, scopes })
    .execute();
  return { id, key, account: account.email, kind, scopes };
}
