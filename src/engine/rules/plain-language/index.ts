import type { RuleFile } from '../rule-file.ts';
import { LONG_WORDS } from './long-words.ts';
import { STIFF_WORDS } from './stiff-words.ts';
import { STIFF_WORDS_FROM_I } from './stiff-words-from-i.ts';

export const PLAIN_LANGUAGE_RULES: readonly RuleFile[] = [LONG_WORDS, STIFF_WORDS, STIFF_WORDS_FROM_I];
