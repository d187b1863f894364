import type { RuleFile } from '../rule-file.ts';
import { FIGURES } from './figures.ts';
import { MEASURES } from './measure-modifiers.ts';
import { NUMBER_WORDS } from './number-words.ts';

export const NUMBERS_RULES: readonly RuleFile[] = [FIGURES, NUMBER_WORDS, MEASURES];
