import type { RuleFile } from '../rule-file.ts';
import { SIGNS } from './signs.ts';
import { UNITS } from './unit-symbols.ts';
import { DERIVED_UNITS } from './unit-symbols-derived.ts';

export const SYMBOLS_RULES: readonly RuleFile[] = [SIGNS, UNITS, DERIVED_UNITS];
