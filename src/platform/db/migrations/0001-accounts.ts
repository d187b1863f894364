import type { Migration } from '../migrate.ts';

export const accounts: Migration = {
  id: 1,
  name: 'accounts',
  sql: `
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      email text not null unique,
      created_at timestamptz not null default now()
    );

    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      public_id text not null unique,
      hash text not null unique,
      kind text not null check (kind in ('test', 'production')),
      scopes text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create index api_keys_account on api_keys (account_id);

    -- No foreign keys: rows come in batches a second late, and one of an account deleted meanwhile must not fail the batch.
    create table usage (
      id bigint generated always as identity primary key,
      account_id uuid not null,
      key_id uuid not null,
      at timestamptz not null,
      service text not null,
      operation text not null,
      status smallint not null,
      words integer not null,
      latency_ms integer not null
    );
    create index usage_account_at on usage (account_id, at);

    create table upload_addresses (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      key_id uuid not null,
      service text not null,
      state text not null default 'created' check (state in ('created', 'used')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index upload_addresses_expiry on upload_addresses (expires_at);
  `,
};
