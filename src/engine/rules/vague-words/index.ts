import type { RuleFile } from '../rule-file.ts';
import { VAGUE_PHRASES } from './vague-phrases.ts';

export const VAGUE_WORDS_RULES: readonly RuleFile[] = [VAGUE_PHRASES];
