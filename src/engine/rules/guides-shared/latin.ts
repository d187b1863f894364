import type { CodeRuleGroup } from '../rule.ts';
import { latinInText } from './latin-in-text.ts';

/** Latin words and their abbreviations; the AMA manual writes them without full stops (`ama/abbreviations.ts`). */
export const SHARED_LATIN: CodeRuleGroup = {
  id: 'guide-latin',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  checks: [latinInText],
};
