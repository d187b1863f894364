import { SUBJECT_PRONOUNS } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isFiniteVerb, isNoun } from './token-tests.ts';

/**
 * "The area we add data to relates to growth": a clause with a pronoun and a verb follows its noun, and the preposition at `to` ends it, so that the
 * next verb is that of the main clause.
 */
export const mayEndContactClause = (tokens: readonly AnalysedToken[], to: number): boolean =>
  tokens.slice(0, to).some((token, i) => {
    const [subject, verb] = [tokens[i + 1], tokens[i + 2]];
    return isNoun(token) && i + 2 < to && SUBJECT_PRONOUNS.has(subject?.lower ?? '') && isFiniteVerb(verb);
  });
