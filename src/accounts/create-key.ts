import type { Db } from '../platform/db/database.ts';
import { findOrCreateAccount } from './accounts.ts';
import { generateKey, hashKey, publicIdOf } from './key-format.ts';
import { type KeyKind, parseDays, parseKind, parseName, parseScopes, SCOPES, type Scope } from './key-terms.ts';

export interface NewKeyRequest {
  /** E-mail address of the account, which is made when it does not exist. */
  readonly account: string;
  readonly kind: string;
  /** All of them when left out. */
  readonly scopes?: readonly string[];
  /** What its owner calls it; nothing when left out. */
  readonly name?: string;
  /** Days until it expires; never when left out. */
  readonly days?: number;
}

export interface NewKey {
  readonly id: string;
  /** The key itself: this is the only time that it can be seen. */
  readonly key: string;
  readonly account: string;
  readonly kind: KeyKind;
  readonly scopes: readonly Scope[];
  readonly name: string;
  /** ISO 8601; null for a key that lives until it is revoked. */
  readonly expiresAt: string | null;
}

const DAY_MS = 86_400_000;

/** @throws EmendError `keys.invalid-email`, `keys.invalid-kind`, `keys.invalid-scope`, `keys.invalid-name`, `keys.invalid-days` */
export async function createKey(db: Db, request: NewKeyRequest): Promise<NewKey> {
  const kind = parseKind(request.kind);
  const scopes = parseScopes(request.scopes ?? SCOPES);
  const name = parseName(request.name ?? '');
  const days = request.days === undefined ? null : parseDays(request.days);
  const account = await findOrCreateAccount(db, request.account);
  const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
  const { id, key } = await insertKey(db, { accountId: account.id, kind, scopes, name, expiresAt, replaces: null });
  return { id, key, account: account.email, kind, scopes, name, expiresAt: expiresAt?.toISOString() ?? null };
}

export interface KeyTerms {
  readonly accountId: string;
  readonly kind: KeyKind;
  readonly scopes: readonly string[];
  readonly name: string;
  readonly expiresAt: Date | null;
  /** Public id of the key that it takes the place of. */
  readonly replaces: string | null;
}

/** Makes a key; only its hash is stored. */
export async function insertKey(db: Db, terms: KeyTerms): Promise<{ readonly id: string; readonly key: string }> {
  const { accountId, kind, scopes, name, expiresAt, replaces } = terms;
  const key = generateKey();
  const id = publicIdOf(key);
  const row = { account_id: accountId, public_id: id, hash: hashKey(key), kind, scopes: [...scopes], name };
  await db
    .insertInto('api_keys')
    .values({ ...row, expires_at: expiresAt, replaces })
    .execute();
  return { id, key };
}
