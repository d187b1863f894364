import { CLAUSE_SUBJECTS } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** "Stay so you can see it": "so" of purpose before a pronoun, two times in three without a comma (574 of 866 in edited prose). */
export const isPurpose = (tokens: readonly AnalysedToken[], so: number): boolean =>
  tokens[so]?.lower === 'so' &&
  CLAUSE_SUBJECTS.has(tokens[so + 1]?.lower ?? '') &&
  /^(?:can|could|may|might)$/.test(tokens[so + 2]?.lower ?? '');
