import type { CodeRuleGroup } from '../rule.ts';
import { fewInWords, numeralAtStart, tensInNumerals } from './number-words.ts';

/** Percent, large numbers, decimals, ranges and signs. */
export const SHARED_NUMBERS: CodeRuleGroup = {
  id: 'guide-numbers',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes this number as {better}.',
  checks: [tensInNumerals, fewInWords, numeralAtStart],
};
