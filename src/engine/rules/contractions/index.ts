import type { RuleFile } from '../rule-file.ts';
import { NEGATIVE_CONTRACTIONS } from './negative-contractions.ts';
import { VERB_CONTRACTIONS } from './verb-contractions.ts';

export const CONTRACTIONS_RULES: readonly RuleFile[] = [NEGATIVE_CONTRACTIONS, VERB_CONTRACTIONS];
