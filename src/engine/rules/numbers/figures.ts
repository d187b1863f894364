import type { CodeRuleGroup } from '../rule.ts';
import { openingNumeral } from './number-names.ts';

/** Numbers that are written in figures. */
export const FIGURES: CodeRuleGroup = {
  id: 'figures',
  errorClass: 'number-style',
  source: 'The Chicago Manual of Style, 17th ed., ch. 9',
  comment: 'The number is written {better} here.',
  where: 'anywhere',
  checks: [openingNumeral],
};
