import type { Migration } from '../migrate.ts';

export const signIn: Migration = {
  id: 4,
  name: 'sign-in',
  sql: `
    alter table accounts
      -- argon2id in PHC form; null for an account that was made on the command line and cannot sign in yet.
      add column password_hash text,
      add column role text not null default 'member' check (role in ('member', 'administrator')),
      -- Most words of one document; 0 for the service's own limit.
      add column word_limit integer not null default 0 check (word_limit >= 0),
      -- Words that may be processed in a calendar month (UTC); null for no limit.
      add column monthly_credits bigint check (monthly_credits >= 0);
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      -- sha256 of the cookie's token in hex.
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_account on sessions (account_id);
    create index sessions_expiry on sessions (expires_at);
    -- No foreign keys: what was done with an account outlives it.
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      account_id uuid not null,
      actor_id uuid,
      action text not null,
      target text,
      address text
    );
    create index audit_events_account on audit_events (account_id, at);
  `,
};
