import type { RuleFile } from '../rule-file.ts';
import { LATIN_AND_MARKS } from './latin-and-marks.ts';

export const OTHER_STYLE_RULES: readonly RuleFile[] = [LATIN_AND_MARKS];
