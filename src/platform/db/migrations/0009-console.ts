import type { Migration } from '../migrate.ts';

/** Only adds columns and tables, so that an earlier release can still read and write what it knows. */
export const console: Migration = {
  id: 9,
  name: 'console',
  sql: `
    alter table api_keys
      -- What its owner calls it.
      add column name text not null default '',
      -- From then on it is refused; null for a key that lives until it is revoked.
      add column expires_at timestamptz,
      -- Public id of the key that it took the place of.
      add column replaces text;
    alter table usage
      -- As x-request-id and the log have it; null in rows of releases before.
      add column request_id uuid,
      -- How many requests the row stands for: refusals of one key within a second are one row.
      add column requests integer not null default 1,
      -- True where the key or its rate was refused: such a request did nothing.
      add column refused boolean not null default false;
    create index usage_account_id on usage (account_id, id);
    -- What administrators switch in the pages.
    create table installation_settings (
      name text primary key,
      value jsonb not null,
      changed_at timestamptz not null default now()
    );
    -- Invitations and resets of passwords: whoever has the link chooses a password, once.
    create table one_time_links (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('invitation', 'password-reset')),
      email text not null,
      -- Whose password is reset; null for an invitation.
      account_id uuid references accounts (id) on delete cascade,
      role text not null default 'member' check (role in ('member', 'administrator')),
      -- sha256 of the link's token in hex.
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index one_time_links_expiry on one_time_links (expires_at);
  `,
};
