import { ACS_RULES } from './acs/index.ts';
import { AGU_RULES } from './agu/index.ts';
import { AMA_RULES } from './ama/index.ts';
import { APA_RULES } from './apa/index.ts';
import { BREVITY_RULES } from './brevity/index.ts';
import { CAPITALS_RULES } from './capitals/index.ts';
import { CLICHES_RULES } from './cliches/index.ts';
import { CONSISTENCY_RULES } from './consistency/index.ts';
import { CONTRACTIONS_RULES } from './contractions/index.ts';
import { ENHANCEMENT_RULES } from './enhancement/index.ts';
import { FORMALITY_RULES } from './formality/index.ts';
import { GRAMMAR_RULES } from './grammar/index.ts';
import { SHARED_GUIDE_RULES } from './guides-shared/index.ts';
import { HEDGES_RULES } from './hedges/index.ts';
import { IEEE_RULES } from './ieee/index.ts';
import { INCLUSIVE_RULES } from './inclusive/index.ts';
import { NUMBERS_RULES } from './numbers/index.ts';
import { OTHER_STYLE_RULES } from './other-style/index.ts';
import { PLAIN_LANGUAGE_RULES } from './plain-language/index.ts';
import { REDUNDANCY_RULES } from './redundancy/index.ts';
import type { RuleFile } from './rule-file.ts';
import { SYMBOLS_RULES } from './symbols/index.ts';
import { USAGE_RULES } from './usage/index.ts';
import { VAGUE_WORDS_RULES } from './vague-words/index.ts';
import { VOICE_AND_NOUNS_RULES } from './voice-and-nouns/index.ts';
import { WORD_CHOICE_RULES } from './word-choice/index.ts';
import { WORD_ORDER_RULES } from './word-order/index.ts';

/** Every rule file; a new file is named in the index of its folder. */
export const ruleFiles: readonly RuleFile[] = [
  ...ACS_RULES,
  ...AGU_RULES,
  ...AMA_RULES,
  ...APA_RULES,
  ...BREVITY_RULES,
  ...CAPITALS_RULES,
  ...CLICHES_RULES,
  ...CONSISTENCY_RULES,
  ...CONTRACTIONS_RULES,
  ...ENHANCEMENT_RULES,
  ...FORMALITY_RULES,
  ...GRAMMAR_RULES,
  ...HEDGES_RULES,
  ...IEEE_RULES,
  ...INCLUSIVE_RULES,
  ...NUMBERS_RULES,
  ...OTHER_STYLE_RULES,
  ...PLAIN_LANGUAGE_RULES,
  ...REDUNDANCY_RULES,
  ...SHARED_GUIDE_RULES,
  ...SYMBOLS_RULES,
  ...USAGE_RULES,
  ...VAGUE_WORDS_RULES,
  ...VOICE_AND_NOUNS_RULES,
  ...WORD_CHOICE_RULES,
  ...WORD_ORDER_RULES,
];
