import type { CodeRuleGroup } from '../rule.ts';
import { capitalPrepositions, smallPrepositions } from './heading-prepositions.ts';

/** Headings and titles: the capitals of their words. */
export const SHARED_HEADINGS: CodeRuleGroup = {
  id: 'guide-headings',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'Small words within a heading have no capital.',
  where: 'labels',
  checks: [capitalPrepositions, smallPrepositions],
};
