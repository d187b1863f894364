import type { RuleFile } from '../rule-file.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { PHRASAL_VERBS } from './phrasal-verbs.ts';

export const FORMALITY_RULES: readonly RuleFile[] = [EVERYDAY_WORDS, PHRASAL_VERBS];
