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

/** "seeing a company I worked for go bankrupt": the preposition ends the clause, and what is seen is the noun before it with its verb behind. */
export const endsSeenClause = (tokens: readonly AnalysedToken[], preposition: number): boolean =>
  tokens[preposition - 1]?.upos === 'VERB' &&
  mayEndContactClause(tokens, preposition) &&
  tokens.slice(0, preposition).some(({ lemma }) => /^(?:see|watch|hear|let|make|help|notice)$/.test(lemma));
