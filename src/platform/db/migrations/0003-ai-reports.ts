import type { Migration } from '../migrate.ts';

export const aiReports: Migration = {
  id: 3,
  name: 'ai-reports',
  sql: `
    create table ai_reports (
      -- The contract's file_id.
      id uuid primary key,
      report_id uuid not null unique default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      key_id uuid not null,
      filename text not null,
      status text not null default 'IN_PROGRESS' check (status in ('IN_PROGRESS', 'SUCCESS', 'FAILED')),
      message text,
      words integer not null default 0,
      -- Scores, bands and counts only, never text.
      result jsonb,
      progress real not null default 0,
      deleted boolean not null default false,
      created_on timestamptz not null default now(),
      modified_on timestamptz not null default now(),
      process_start_time timestamptz,
      process_end_time timestamptz
    );
    create index ai_reports_account on ai_reports (account_id, created_on);
    create index ai_reports_retention on ai_reports (created_on) where not deleted;
  `,
};
