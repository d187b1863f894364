import { allNumerals } from '../guides-shared/number-words.ts';
import type { CodeRuleGroup } from '../rule.ts';

/** Numbers and results of the AMA manual. */
export const AMA_STATISTICS: CodeRuleGroup = {
  id: 'ama-statistics',
  errorClass: 'guide',
  guides: ['AMA'],
  source: 'AMA Manual of Style, 11th ed.',
  comment: 'AMA style writes this as {better}.',
  checks: [{ ...allNumerals, source: 'AMA Manual of Style, 11th ed., 18.1' }],
};
