import type { RuleFile } from '../rule-file.ts';
import { SIGNS } from './signs.ts';
import { UNITS } from './unit-symbols.ts';

export const SYMBOLS_RULES: readonly RuleFile[] = [SIGNS, UNITS];
