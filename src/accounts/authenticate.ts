import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { hashKey, isWellFormedKey } from './key-format.ts';
import type { KeyKind, Scope } from './key-terms.ts';

/** Who makes a request. */
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
   * The caller whose key this is.
   * @throws EmendError `auth.missing-key`, `auth.invalid-key`, or `auth.missing-scope` when `scope` is given and lacking
   */
  authenticate(key: string | undefined, scope?: Scope): Promise<Caller>;
  /** Forgets what is cached, after keys were changed in this process. */
  forget(): void;
}

/**
 * Answers are kept this long, so a busy key costs two look-ups a second, and a key revoked by another process is refused
 * after half a second.
 */
const CACHE_MS = 500;
/** Well-formed but unknown keys are cached as well; the limit keeps a flood of them from filling the memory. */
const CACHE_SIZE = 10_000;

export function createAuthenticator(db: Db, now: () => number = Date.now): Authenticator {
  const cache = new Map<string, { readonly until: number; readonly caller: Promise<Caller | null> }>();

  function lookUp(key: string): Promise<Caller | null> {
    const hash = hashKey(key);
    const cached = cache.get(hash);
    if (cached && cached.until > now()) return cached.caller;
    if (cache.size >= CACHE_SIZE) cache.clear();
    const caller = findCaller(db, hash);
    cache.set(hash, { until: now() + CACHE_MS, caller });
    // A failed query must not be remembered as an answer.
    caller.catch(() => cache.delete(hash));
    return caller;
  }

  return {
    async authenticate(key, scope) {
      if (key === undefined || key === '') throw problem('auth.missing-key');
      const caller = isWellFormedKey(key) ? await lookUp(key) : null;
      if (!caller) throw problem('auth.invalid-key');
      if (scope !== undefined && !caller.scopes.has(scope)) throw problem('auth.missing-scope', { scope });
      return caller;
    },
    forget: () => cache.clear(),
  };
}

async function findCaller(db: Db, hash: string): Promise<Caller | null> {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'account_id', 'public_id', 'kind', 'scopes'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.account_id,
    keyId: row.id,
    publicId: row.public_id,
    kind: row.kind,
    scopes: new Set(row.scopes),
  };
}
