import type { Migration } from '../migrate.ts';

/** Only adds tables and indexes, so that processes of the previous release can run beside this one. */
export const manyMachines: Migration = {
  id: 10,
  name: 'many machines',
  sql: `
    -- Rate limits that all processes count in. After a crash of the server it is empty and every bucket full, which no limit minds.
    create unlogged table rate_buckets (
      -- sha256 of what is limited: addresses and e-mail addresses are among it.
      id bytea primary key,
      tokens double precision not null,
      at timestamptz not null,
      -- When it is full again: from then on the row says nothing.
      full_at timestamptz not null,
      -- What the last request was told.
      allowed boolean not null
    );
    create index rate_buckets_full_at on rate_buckets (full_at);
    -- Rows come in the order of their times, so this stays small; their retention asks for the oldest.
    create index usage_at on usage using brin (at);
  `,
};
