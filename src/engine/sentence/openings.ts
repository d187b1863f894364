import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** Most words of an opening phrase after which style guides leave the comma to the writer. */
const SHORT = 3;
/** "In the present paper we": authors write these phrases without a comma, however long. */
const WORKS = new Set(
  'paper work works study studies article letter note thesis section chapter report survey review'.split(' '),
);
const LONGEST_WITH_WORK = 4;

/**
 * True when the tokens before `end` are an opening phrase after which the writer may use a comma or not: "In 2015 we", "In this case the". Careful
 * readers of 4,000 academic paragraphs wanted one in none of 95 such places.
 */
export function isShortOpening(tokens: readonly AnalysedToken[], end: number): boolean {
  if (end <= SHORT) return true;
  return end <= LONGEST_WITH_WORK && WORKS.has(tokens[end - 1]!.lower);
}

const EITHER_SIDE = wordSet(
  'exactly precisely just only even especially particularly mainly mostly first then now again also still already today often sometimes',
);

/**
 * "For segmentation exactly this method was chosen", "to compare them first we did some tests": a word that can end the opening phrase or begin the
 * clause, so that nobody can say on which side of it the comma belongs.
 */
export const mayEndOrBegin = ({ lower }: AnalysedToken): boolean => EITHER_SIDE.has(lower);

/**
 * "Even though it rains", "In case we are not", "During the time the pump runs", "The moment it stops": nouns with a preposition or an article that open a clause as a conjunction
 * does.
 */
export function opensWithClause(tokens: readonly AnalysedToken[]): boolean {
  const words = tokens
    .slice(0, 3)
    .map(({ lower }) => lower)
    .join(' ');
  return /^(?:even |in case(?! of)|(?:during|by|at|from) the (?:time|moment)|the (?:moment|instant|minute|day) )/.test(
    words,
  );
}
