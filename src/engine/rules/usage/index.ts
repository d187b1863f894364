import type { RuleFile } from '../rule-file.ts';
import { MISHEARD } from './misheard-phrases.ts';
import { SENTENCE_FRAGMENTS } from './sentence-fragments.ts';
import { SET_PHRASES } from './set-phrases.ts';

export const USAGE_RULES: readonly RuleFile[] = [MISHEARD, SENTENCE_FRAGMENTS, SET_PHRASES];
