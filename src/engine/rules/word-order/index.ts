import type { RuleFile } from '../rule-file.ts';
import { ADJECTIVE_ORDER } from './adjective-order.ts';
import { ADVERB_PLACE } from './adverb-place.ts';

export const WORD_ORDER_RULES: readonly RuleFile[] = [ADVERB_PLACE, ADJECTIVE_ORDER];
