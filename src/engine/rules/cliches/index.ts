import type { RuleFile } from '../rule-file.ts';
import { WORN_PHRASES } from './worn-phrases.ts';
import { WORN_PHRASES_MORE } from './worn-phrases-more.ts';

export const CLICHES_RULES: readonly RuleFile[] = [WORN_PHRASES, WORN_PHRASES_MORE];
