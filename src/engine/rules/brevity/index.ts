import type { RuleFile } from '../rule-file.ts';
import { CAUSED_NOUNS } from './caused-nouns.ts';
import { LIGHT_VERBS } from './light-verbs.ts';
import { PERFORMED_NOUNS } from './performed-nouns.ts';
import { WORDY_CONNECTIVES } from './wordy-connectives.ts';
import { WORDY_MANNER } from './wordy-manner.ts';
import { WORDY_OPENINGS } from './wordy-openings.ts';
import { WORDY_PHRASES } from './wordy-phrases.ts';

export const BREVITY_RULES: readonly RuleFile[] = [
  CAUSED_NOUNS,
  LIGHT_VERBS,
  PERFORMED_NOUNS,
  WORDY_CONNECTIVES,
  WORDY_MANNER,
  WORDY_OPENINGS,
  WORDY_PHRASES,
];
