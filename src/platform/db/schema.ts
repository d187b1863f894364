import type { Generated, Insertable, Selectable } from 'kysely';

/** The tables, as the migrations leave them. Times are `timestamptz`, given and returned as Date. */
export interface DatabaseSchema {
  accounts: AccountTable;
  api_keys: ApiKeyTable;
  usage: UsageTable;
  upload_addresses: UploadAddressTable;
}

export interface AccountTable {
  id: Generated<string>;
  /** Lower case; one account for an address. */
  email: string;
  created_at: Generated<Date>;
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
  created_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** One row for a request that a key made. Never any text. */
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
}

/** An address that takes one upload within its time; see `uploads/upload-addresses.ts`. */
export interface UploadAddressTable {
  id: Generated<string>;
  account_id: string;
  key_id: string;
  service: string;
  state: Generated<'created' | 'used'>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export type AccountRow = Selectable<AccountTable>;
export type ApiKeyRow = Selectable<ApiKeyTable>;
export type NewUsage = Insertable<UsageTable>;
