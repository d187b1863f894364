import type { RuleFile } from '../rule-file.ts';
import { NAMES } from './capitals-of-names.ts';
import { WRITTEN_FORMS } from './written-forms.ts';

export const CAPITALS_RULES: readonly RuleFile[] = [NAMES, WRITTEN_FORMS];
