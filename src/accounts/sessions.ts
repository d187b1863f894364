import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '../platform/db/account-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { hashToken } from './one-time-token.ts';

/** The user signed in with a browser. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  /** The start of the session: irreversible actions may require a new one. */
  readonly startedAt: Date;
}

export interface Sessions {
  /** Signs an account in; returns the token for the cookie. */
  start(accountId: string): Promise<string>;
  /** Returns the session of a token; null for one that is unknown, expired or ended, or whose account is disabled. */
  find(token: string): Promise<Session | null>;
  /** Signs this browser out. */
  end(token: string): Promise<void>;
  /** Signs out all browsers of an account, except the one with the token `except`. */
  endAll(accountId: string, except?: string): Promise<void>;
}

/** Days for which a session lives after its last use. */
export const SESSION_DAYS = 30;
/** The last use is written only this often, because its purpose is to let unused sessions expire. */
const SEEN_MINUTES = 60;
/** As for keys: a busy page costs two look-ups a second, and an ended session is refused within half a second. */
const CACHE_MS = 500;
const CACHE_SIZE = 10_000;
const TOKEN = /^[0-9A-Za-z_-]{43}$/;

/** Stores sessions in the database: the cookie has 256 random bits, the table their hash. */
export function createSessions(db: Db, now: () => number = () => performance.now()): Sessions {
  const cache = new Map<string, { readonly until: number; readonly session: Promise<Session | null> }>();

  return {
    async start(accountId) {
      const token = randomBytes(32).toString('base64url');
      await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
      await db
        .insertInto('sessions')
        .values({ account_id: accountId, token_hash: hashToken(token), expires_at: expiry() })
        .execute();
      return token;
    },
    find(token) {
      if (!TOKEN.test(token)) return Promise.resolve(null);
      const hash = hashToken(token);
      const cached = cache.get(hash);
      if (cached && cached.until > now()) return cached.session;
      if (cache.size >= CACHE_SIZE) cache.clear();
      const session = findSession(db, hash);
      cache.set(hash, { until: now() + CACHE_MS, session });
      session.catch(() => cache.delete(hash));
      return session;
    },
    async end(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
      cache.clear();
    },
    async endAll(accountId, except) {
      await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .$if(except !== undefined, (query) => query.where('token_hash', '!=', hashToken(except!)))
        .execute();
      cache.clear();
    },
  };
}

async function findSession(db: Db, hash: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'account_id', 'email', 'role', 'sessions.created_at', 'last_seen_at'])
    .where('token_hash', '=', hash)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()`, expires_at: expiry() })
    .where('id', '=', row.id)
    .where('last_seen_at', '<', sql<Date>`now() - make_interval(mins => ${SEEN_MINUTES})`)
    .execute();
  return { id: row.id, accountId: row.account_id, email: row.email, role: row.role, startedAt: row.created_at };
}

function expiry() {
  return sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`;
}
