import type { RuleFile } from '../rule-file.ts';
import { AMA_ABBREVIATIONS } from './abbreviations.ts';
import { AMA_STATISTICS } from './statistics.ts';
import { AMA_USAGE } from './usage.ts';

export const AMA_RULES: readonly RuleFile[] = [AMA_ABBREVIATIONS, AMA_STATISTICS, AMA_USAGE];
