import type { RuleFile } from '../rule-file.ts';
import { DOUBLED_MEANING_A_TO_C } from './doubled-meaning-a-to-c.ts';
import { DOUBLED_MEANING_D_TO_M } from './doubled-meaning-d-to-m.ts';
import { DOUBLED_MEANING_N_TO_Z } from './doubled-meaning-n-to-z.ts';

export const REDUNDANCY_RULES: readonly RuleFile[] = [
  DOUBLED_MEANING_A_TO_C,
  DOUBLED_MEANING_D_TO_M,
  DOUBLED_MEANING_N_TO_Z,
];
