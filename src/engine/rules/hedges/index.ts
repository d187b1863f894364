import type { RuleFile } from '../rule-file.ts';
import { DOUBLE_HEDGES } from './double-hedges.ts';

export const HEDGES_RULES: readonly RuleFile[] = [DOUBLE_HEDGES];
