import { sql } from 'kysely';
import type { KeyRequest, NewKey } from '../contract/key.ts';
import { type KeyKind, SCOPES } from '../contract/terms.ts';
import type { Db } from '../platform/db/database.ts';
import { findOrCreateAccount } from './accounts.ts';
import { generateKey, hashKey, publicIdOf } from './key-format.ts';
import { parseDays, parseKind, parseName, parseScopes } from './key-terms.ts';

/** What the pages send to make a key, where everything except the kind is optional, and the owner's account. */
export interface NewKeyRequest extends Partial<Omit<KeyRequest, 'kind'>> {
  /** E-mail address of the account, which is made if it does not exist. */
  readonly account: string;
  readonly kind: KeyRequest['kind'];
}

const DAY_MS = 86_400_000;

/** @throws EmendError `keys.invalid-email`, `keys.invalid-kind`, `keys.invalid-scope`, `keys.invalid-name`, `keys.invalid-days` */
export async function createKey(db: Db, request: NewKeyRequest): Promise<NewKey> {
  const kind = parseKind(request.kind);
  const scopes = parseScopes(request.scopes ?? SCOPES);
  const name = parseName(request.name ?? '');
  const days = request.days === undefined ? null : parseDays(request.days);
  const account = await findOrCreateAccount(db, request.account);
  const livesMs = days === null ? null : days * DAY_MS;
  const made = await insertKey(db, { accountId: account.id, kind, scopes, name, livesMs, replaces: null });
  return { ...made, account: account.email, kind, scopes, name };
}

export interface KeyTerms {
  readonly accountId: string;
  readonly kind: KeyKind;
  readonly scopes: readonly string[];
  readonly name: string;
  /** Counted from now by the database's clock; null for a key that does not expire. */
  readonly livesMs: number | null;
  /** Public id of the key that it replaces. */
  readonly replaces: string | null;
}

/** Makes a key; only its hash is stored. */
export async function insertKey(db: Db, terms: KeyTerms): Promise<Pick<NewKey, 'id' | 'key' | 'expiresAt'>> {
  const { accountId, kind, scopes, name, livesMs, replaces } = terms;
  const key = generateKey();
  const id = publicIdOf(key);
  const row = { account_id: accountId, public_id: id, hash: hashKey(key), kind, scopes: [...scopes], name };
  const ends = livesMs === null ? null : sql<Date>`now() + make_interval(secs => ${livesMs / 1000})`;
  const { expires_at } = await db
    .insertInto('api_keys')
    .values({ ...row, expires_at: ends, replaces })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { id, key, expiresAt: expires_at?.toISOString() ?? null };
}
