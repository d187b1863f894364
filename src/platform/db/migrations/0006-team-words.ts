import type { Migration } from '../migrate.ts';

export const teamWords: Migration = {
  id: 6,
  name: 'team words',
  sql: `
    -- Words that everybody here vouches for: names of products, terms of the house.
    create table team_words (
      word text primary key,
      added_at timestamptz not null default now()
    );
  `,
};
