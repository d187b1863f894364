import { sql } from 'kysely';
import type { KeyKind, Scope } from '../contract/terms.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { hashKey, isWellFormedKey } from './key-format.ts';

/** The caller of a request. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  /** The part of the key that may be logged. */
  readonly publicId: string;
  readonly kind: KeyKind;
  readonly scopes: ReadonlySet<string>;
}

export interface Authenticator {
  /**
   * Returns the caller that owns this key.
   * @throws EmendError `auth.missing-key`, `auth.invalid-key`, `auth.expired-key`, `auth.account-disabled`, or
   * `auth.missing-scope` if `scope` is given and the key lacks it
   */
  authenticate(key: string | undefined, scope?: Scope): Promise<Caller>;
  /** Returns the owner of this key, even if it can no longer be used; null for one that never existed. */
  ownerOf(key: string | undefined): Promise<Caller | null>;
  /** Clears the cache after keys were changed in this process. */
  forget(): void;
}

/**
 * Answers are cached this long, so a busy key costs two look-ups a second, and a key revoked by another process is
 * refused after half a second.
 */
const CACHE_MS = 500;
/** Well-formed but unknown keys are cached as well. The limit prevents a flood of them from filling the memory. */
const CACHE_SIZE = 10_000;

/** @param now milliseconds of a monotonic clock; after a step back, another clock would keep answers for hours */
export function createAuthenticator(db: Db, now: () => number = () => performance.now()): Authenticator {
  const cache = new Map<string, { readonly until: number; readonly known: Promise<KnownKey | null> }>();

  function lookUp(key: string): Promise<KnownKey | null> {
    if (!isWellFormedKey(key)) return Promise.resolve(null);
    const hash = hashKey(key);
    const cached = cache.get(hash);
    if (cached && cached.until > now()) return cached.known;
    if (cache.size >= CACHE_SIZE) cache.clear();
    const known = findKey(db, hash, now);
    cache.set(hash, { until: now() + CACHE_MS, known });
    // A failed query must not be cached as an answer.
    known.catch(() => cache.delete(hash));
    return known;
  }

  return {
    async authenticate(key, scope) {
      if (key === undefined || key === '') throw problem('auth.missing-key');
      const known = await lookUp(key);
      if (!known || known.isRevoked) throw problem('auth.invalid-key');
      const { caller, end } = known;
      if (end && end.at <= now()) throw problem('auth.expired-key', { id: caller.publicId, day: end.day });
      if (known.isDisabled) throw problem('auth.account-disabled');
      if (scope !== undefined && !caller.scopes.has(scope)) throw problem('auth.missing-scope', { scope });
      return caller;
    },
    ownerOf: async (key) => (key ? ((await lookUp(key))?.caller ?? null) : null),
    forget: () => cache.clear(),
  };
}

interface KnownKey {
  readonly caller: Caller;
  readonly isRevoked: boolean;
  readonly isDisabled: boolean;
  /** The expiry time, by the clock of the authenticator. */
  readonly end: { readonly at: number; readonly day: string } | null;
}

async function findKey(db: Db, hash: string, now: () => number): Promise<KnownKey | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id', 'account_id', 'public_id', 'kind', 'scopes', 'revoked_at', 'expires_at', 'disabled_at'])
    // The database's clock decides, so that a key expires on all machines at once.
    .select(sql<number>`extract(epoch from expires_at - now())::float8 * 1000`.as('left_ms'))
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return null;
  const caller: Caller = {
    accountId: row.account_id,
    keyId: row.id,
    publicId: row.public_id,
    kind: row.kind,
    scopes: new Set(row.scopes),
  };
  const isRevoked = row.revoked_at !== null;
  const end = row.expires_at && { at: now() + row.left_ms, day: row.expires_at.toISOString().slice(0, 10) };
  return { caller, isRevoked, isDisabled: row.disabled_at !== null, end };
}
