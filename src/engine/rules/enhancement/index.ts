import type { RuleFile } from '../rule-file.ts';
import { EMPTY_OPENINGS } from './empty-openings.ts';
import { STRONGER_WORDS } from './stronger-words.ts';

export const ENHANCEMENT_RULES: readonly RuleFile[] = [EMPTY_OPENINGS, STRONGER_WORDS];
