import type { Migration } from '../migrate.ts';

/**
 * Merges documents, files for AI-content reports and PDFs of the review into one table of records. Views replace the
 * three tables, so that processes of the previous release can read and write beside this one. A later release may drop
 * them.
 */
export const records: Migration = {
  id: 13,
  name: 'records',
  sql: `
    -- What is being written ends first, and nothing is written between the copy and the views.
    lock table documents, ai_reports, pdf_readings in access exclusive mode;

    create table records (
      id uuid primary key,
      kind text not null check (kind in ('document', 'ai_report', 'pdf_reading')),
      account_id uuid not null references accounts (id) on delete cascade,
      -- Null where no key sent it: a PDF of the review.
      key_id uuid,
      filename text not null,
      status text not null check (status in ('WAITING_IN_QUEUE', 'IN_PROGRESS', 'SUCCESS', 'FAILED')),
      message text,
      error_id smallint not null default -1,
      words integer not null default 0,
      -- Settings, counts and scores only, never text.
      options jsonb,
      result jsonb,
      progress real not null default 0,
      deleted boolean not null default false,
      created_on timestamptz not null default now(),
      modified_on timestamptz not null default now(),
      process_start_time timestamptz,
      process_end_time timestamptz,
      -- Of documents: the end of the file's name, and what its reader decided about changes.
      extension text,
      decisions jsonb,
      -- Of AI-content reports: the number on the report.
      report_id uuid unique,
      -- Of PDFs.
      pages integer
    );
    insert into records (id, kind, account_id, key_id, filename, status, message, error_id, words, options, result, progress, deleted,
        created_on, modified_on, process_start_time, process_end_time, extension, decisions)
      select id, 'document', account_id, key_id, filename, status, message, error_id, words, options, report, progress, deleted,
        created_on, modified_on, process_start_time, process_end_time, extension, decisions from documents;
    insert into records (id, kind, account_id, key_id, filename, status, message, words, result, progress, deleted,
        created_on, modified_on, process_start_time, process_end_time, report_id)
      select id, 'ai_report', account_id, key_id, filename, status, message, words, result, progress, deleted,
        created_on, modified_on, process_start_time, process_end_time, report_id from ai_reports;
    insert into records (id, kind, account_id, filename, status, words, deleted, created_on, modified_on, pages)
      select id, 'pdf_reading', account_id, filename, status, words, deleted, created_on, modified_on, pages from pdf_readings;
    drop table documents, ai_reports, pdf_readings;

    create index records_account on records (account_id, kind, created_on);
    create index records_retention on records (created_on) where not deleted;
    -- What administrators look at: what waits, and what failed lately.
    create index records_state on records (status, modified_on) where status <> 'SUCCESS';

    create view documents as
      select id, account_id, key_id, filename, extension, status, message, error_id, words, options, result as report, decisions,
        progress, deleted, created_on, modified_on, process_start_time, process_end_time, kind
      from records where kind = 'document';
    alter view documents alter column kind set default 'document';
    alter view documents alter column status set default 'WAITING_IN_QUEUE';
    create view ai_reports as
      select id, report_id, account_id, key_id, filename, status, message, words, result,
        progress, deleted, created_on, modified_on, process_start_time, process_end_time, kind
      from records where kind = 'ai_report';
    alter view ai_reports alter column kind set default 'ai_report';
    alter view ai_reports alter column status set default 'IN_PROGRESS';
    alter view ai_reports alter column report_id set default gen_random_uuid();
    create view pdf_readings as
      select id, account_id, filename, status, pages, words, deleted, created_on, modified_on, kind
      from records where kind = 'pdf_reading';
    alter view pdf_readings alter column kind set default 'pdf_reading';
    alter view pdf_readings alter column status set default 'SUCCESS';
  `,
};
