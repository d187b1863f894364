import type { RuleFile } from '../rule-file.ts';
import { GENDERED_TERMS } from './gendered-terms.ts';
import { PEOPLE_FIRST } from './people-first.ts';

export const INCLUSIVE_RULES: readonly RuleFile[] = [GENDERED_TERMS, PEOPLE_FIRST];
