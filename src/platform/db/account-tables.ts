import type { Generated, Insertable, Selectable } from 'kysely';
import type { Json } from './json-column.ts';

export interface AccountTable {
  id: Generated<string>;
  /** Lower case; one account per address. */
  email: string;
  created_at: Generated<Date>;
  /** argon2id in PHC form; null if the account has no password. */
  password_hash: string | null;
  role: Generated<Role>;
  /** The most words in one document; 0 for the service's own limit. */
  word_limit: Generated<number>;
  /** Words that may be processed in a calendar month (UTC); null for no limit. */
  monthly_credits: number | null;
  /** From this time on, its people and its keys are refused. */
  disabled_at: Date | null;
  /** Until this time, a sign-in through a provider with the account's verified address connects the two. */
  connect_until: Date | null;
}

export type Role = 'member' | 'administrator';

/** A signed-in browser. */
export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  /** sha256 of the cookie's token in hex. */
  token_hash: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}

/** An event of an account and who caused it. Never a key, a password or a text. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Generated<Date>;
  account_id: string;
  /** Null for actions on the command line. */
  actor_id: string | null;
  action: string;
  /** Public id of a key, an address, a record's id. */
  target: string | null;
  /** Network address that the request came from. */
  address: string | null;
}

export interface ApiKeyTable {
  id: Generated<string>;
  account_id: string;
  /** First characters of the key: enough to recognise it, useless to guess it. */
  public_id: string;
  /** sha256 of the whole key in hex; the key itself is never stored. */
  hash: string;
  kind: 'test' | 'production';
  scopes: string[];
  /** The name that its owner gave it; empty for none. */
  name: Generated<string>;
  /** From this time on it is refused. */
  expires_at: Date | null;
  /** Public id of the key that it replaced. */
  replaces: string | null;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** One row per request of a key, or per group of refusals within one second. Never any text. */
export interface UsageTable {
  id: Generated<number>;
  account_id: string;
  key_id: string;
  at: Date;
  service: string;
  operation: string;
  status: number;
  words: number;
  latency_ms: number;
  request_id: string | null;
  /** The number of requests in the row. */
  requests: Generated<number>;
  /** True if the key or its rate was refused. */
  refused: Generated<boolean>;
}

/** Settings that administrators change in the pages. */
export interface InstallationSettingTable {
  name: string;
  value: Json;
  changed_at: Generated<Date>;
}

/** A link with which a person can choose a password once; see `accounts/one-time-links.ts`. */
export interface OneTimeLinkTable {
  id: Generated<string>;
  kind: 'invitation' | 'password-reset';
  email: string;
  account_id: string | null;
  role: Generated<Role>;
  /** sha256 of the token in hex. */
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

/** A rate limit that all processes share; see `shared-rate-limit.ts`. */
export interface RateBucketTable {
  id: Buffer;
  tokens: number;
  at: Date;
  full_at: Date;
  allowed: boolean;
}

/** A person who signs in through an OpenID Connect provider; see `accounts/external-identities.ts`. */
export interface ExternalIdentityTable {
  id: Generated<string>;
  account_id: string;
  issuer: string;
  subject: string;
  email: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
}

/** A sign-in that is under way at a provider; see `accounts/provider-requests.ts`. */
export interface OidcRequestTable {
  /** sha256 in hex. */
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  account_id: string | null;
  next: string;
  expires_at: Date;
}

export type AccountRow = Selectable<AccountTable>;

export type NewUsage = Insertable<UsageTable>;
