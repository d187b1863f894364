import type { RuleFile } from '../rule-file.ts';
import { IEEE_CITATIONS } from './citations.ts';
import { IEEE_USAGE } from './usage.ts';

export const IEEE_RULES: readonly RuleFile[] = [IEEE_CITATIONS, IEEE_USAGE];
