import type { Migration } from '../migrate.ts';

export const texts: Migration = {
  id: 8,
  name: 'texts',
  sql: `
    -- The key of an account, sealed with that of the installation; gone with the account, and every text with it.
    create table account_keys (
      account_id uuid primary key references accounts (id) on delete cascade,
      sealed text not null
    );
    -- Texts of the review tool that their writers keep here. Names and words are sealed with the account's key.
    create table texts (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      revision integer not null,
      head text not null,
      body text not null,
      words integer not null,
      created_on timestamptz not null default now(),
      modified_on timestamptz not null default now()
    );
    create index texts_account on texts (account_id, modified_on);
  `,
};
