import type { RuleFile } from '../rule-file.ts';
import { CONFUSABLES } from './confusable-words.ts';
import { VERB_FRAMES } from './verb-frames.ts';

export const WORD_CHOICE_RULES: readonly RuleFile[] = [CONFUSABLES, VERB_FRAMES];
