import type { Generated, Insertable, Selectable } from 'kysely';
import type { Json } from './json-column.ts';

export interface AccountTable {
  id: Generated<string>;
  /** Lower case; one account for an address. */
  email: string;
  created_at: Generated<Date>;
  /** argon2id in PHC form; null where the account cannot sign in. */
  password_hash: string | null;
  role: Generated<Role>;
  /** Most words of one document; 0 for the service's own limit. */
  word_limit: Generated<number>;
  /** Words that may be processed in a calendar month (UTC); null for no limit. */
  monthly_credits: number | null;
  /** From then on neither its people nor its keys are let in. */
  disabled_at: Date | null;
  /** Until then a sign-in through a provider with the account's verified address connects the two. */
  connect_until: Date | null;
}

export type Role = 'member' | 'administrator';

/** A browser that is signed in. */
export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  /** sha256 of the cookie's token in hex. */
  token_hash: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}

/** What was done with an account, by whom. Never a key, a password or a text. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Generated<Date>;
  account_id: string;
  /** Null for what was done on the command line. */
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
  /** What its owner calls it; empty for none. */
  name: Generated<string>;
  /** From then on it is refused. */
  expires_at: Date | null;
  /** Public id of the key that it took the place of. */
  replaces: string | null;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** One row for a request that a key made, or for refusals of one second. Never any text. */
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
  /** How many requests the row stands for. */
  requests: Generated<number>;
  /** True where the key or its rate was refused. */
  refused: Generated<boolean>;
}

/** What administrators switch in the pages. */
export interface InstallationSettingTable {
  name: string;
  value: Json;
  changed_at: Generated<Date>;
}

/** A link with which somebody chooses a password, once; see `accounts/one-time-links.ts`. */
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

/** A rate limit that all processes count in; see `shared-rate-limit.ts`. */
export interface RateBucketTable {
  id: Buffer;
  tokens: number;
  at: Date;
  full_at: Date;
  allowed: boolean;
}

/** Who signs in through a provider of OpenID Connect; see `accounts/external-identities.ts`. */
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
