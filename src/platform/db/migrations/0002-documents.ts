import type { Migration } from '../migrate.ts';

export const documents: Migration = {
  id: 2,
  name: 'documents',
  sql: `
    create table documents (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      key_id uuid not null,
      filename text not null,
      extension text not null,
      status text not null default 'WAITING_IN_QUEUE'
        check (status in ('WAITING_IN_QUEUE', 'IN_PROGRESS', 'SUCCESS', 'FAILED')),
      message text,
      error_id smallint not null default -1,
      words integer not null default 0,
      options jsonb not null,
      -- Counts and scores only, never text.
      report jsonb,
      progress real not null default 0,
      deleted boolean not null default false,
      created_on timestamptz not null default now(),
      modified_on timestamptz not null default now(),
      process_start_time timestamptz,
      process_end_time timestamptz
    );
    create index documents_account on documents (account_id, created_on);
    create index documents_retention on documents (created_on) where not deleted;

    create table downloads (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      blob_key text not null,
      filename text not null,
      content_type text not null,
      expires_at timestamptz not null
    );
    create index downloads_expiry on downloads (expires_at);
  `,
};
