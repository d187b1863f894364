import type { RuleFile } from '../rule-file.ts';
import { APA_STATISTICS } from './statistics.ts';
import { APA_USAGE } from './usage.ts';

export const APA_RULES: readonly RuleFile[] = [APA_STATISTICS, APA_USAGE];
