import type { CodeRuleGroup } from '../rule.ts';
import { abbreviationOrder } from './abbreviation-order.ts';
import { expansionCapitals } from './expansion-capitals.ts';
import { serialComma } from './serial-comma.ts';

/** Lists, brackets and the introduction of abbreviations. */
export const SHARED_PUNCTUATION: CodeRuleGroup = {
  id: 'guide-punctuation',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  checks: [serialComma, abbreviationOrder, expansionCapitals],
};
