import type { Migration } from '../migrate.ts';

export const decisions: Migration = {
  id: 7,
  name: 'decisions',
  sql: `
    -- Numbers of changes and of the replacements chosen for them, never text; see services/workplace/decisions.ts.
    alter table documents add column decisions jsonb;
  `,
};
