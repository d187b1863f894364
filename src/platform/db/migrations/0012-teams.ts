import type { Migration } from '../migrate.ts';

/** Only adds tables, so that processes of the previous release can run beside this one. */
export const teams: Migration = {
  id: 12,
  name: 'teams',
  sql: `
    create table teams (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      -- What members begin with on the pages: variety, style guide, certainty.
      defaults jsonb not null default '{}',
      -- Words that all members together may have processed in a calendar month (UTC); null for no limit.
      monthly_credits bigint check (monthly_credits >= 0),
      created_at timestamptz not null default now()
    );
    -- An account is in one team at most.
    create table team_members (
      account_id uuid primary key references accounts (id) on delete cascade,
      team_id uuid not null references teams (id) on delete cascade,
      role text not null check (role in ('owner', 'editor', 'member')),
      joined_at timestamptz not null default now()
    );
    create index team_members_team on team_members (team_id);
    create unique index team_members_owner on team_members (team_id) where role = 'owner';
    -- Words that a team vouches for; those of table team_words count for everybody here.
    create table team_dictionary_words (
      team_id uuid not null references teams (id) on delete cascade,
      word text not null,
      added_at timestamptz not null default now(),
      primary key (team_id, word)
    );
    create table team_invitations (
      id uuid primary key default gen_random_uuid(),
      team_id uuid not null references teams (id) on delete cascade,
      -- The account with this address may use it, no other.
      email text not null,
      role text not null check (role in ('editor', 'member')),
      -- sha256 of the link's token in hex.
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      unique (team_id, email)
    );
  `,
};
