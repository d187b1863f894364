import type { RuleFile } from '../rule-file.ts';
import { AGU_EARTH_TERMS } from './earth-terms.ts';
import { AGU_UNITS } from './units-and-places.ts';

export const AGU_RULES: readonly RuleFile[] = [AGU_EARTH_TERMS, AGU_UNITS];
