import type { RuleFile } from '../rule-file.ts';
import { IMPERSONAL_PASSIVE } from './impersonal-passive.ts';
import { SENTENCE_BUILD } from './sentence-build.ts';

export const VOICE_AND_NOUNS_RULES: readonly RuleFile[] = [SENTENCE_BUILD, IMPERSONAL_PASSIVE];
