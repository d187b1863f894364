import type { RuleFile } from '../rule-file.ts';
import { ACS_CHEMISTRY } from './chemistry.ts';
import { ACS_UNITS } from './units-and-abbreviations.ts';

export const ACS_RULES: readonly RuleFile[] = [ACS_CHEMISTRY, ACS_UNITS];
