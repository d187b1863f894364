import type { Migration } from '../migrate.ts';

export const review: Migration = {
  id: 5,
  name: 'review',
  sql: `
    -- Words that a writer vouches for; spelling alerts of them are not shown to that account.
    create table dictionary_words (
      account_id uuid not null references accounts (id) on delete cascade,
      word text not null,
      added_at timestamptz not null default now(),
      primary key (account_id, word)
    );
    -- PDFs opened in the review tool; their text is a file beside the upload.
    create table pdf_readings (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      filename text not null,
      status text not null default 'SUCCESS' check (status in ('SUCCESS', 'FAILED')),
      pages integer not null,
      words integer not null,
      deleted boolean not null default false,
      created_on timestamptz not null default now(),
      modified_on timestamptz not null default now()
    );
    create index pdf_readings_account on pdf_readings (account_id, created_on);
    create index pdf_readings_retention on pdf_readings (created_on) where not deleted;
  `,
};
