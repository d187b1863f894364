import { readFileSync } from 'node:fs';

/** Current ids of rules by the ids that they had when verdicts were given. */
const renamed = new Map(
  readFileSync(new URL('../../rules/aliases.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t') as [string, string]),
);

/** The id that a rule has now. */
export const currentRule = (rule: string): string => (renamed.has(rule) ? currentRule(renamed.get(rule)!) : rule);
