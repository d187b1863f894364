import { wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';

/** Words after which a base form is right: subjunctive, causative, questions. */
const TAKES_BASE = wordSet(
  'suggest recommend demand insist propose require request ask important essential necessary vital crucial imperative make let help see watch hear have lest',
);
const HYPOTHETICAL = wordSet('if though wish wished wishes suppose imagine whether were lest unless');
/** Number of tokens before the subject in which such a word counts. */
const REACH = 3;

/** "if I were", "as though it were", "I wish he were". */
export const hypothetical = (tokens: readonly AnalysedToken[], start: number): boolean =>
  tokens.slice(Math.max(0, start - REACH), start).some(({ lower }) => HYPOTHETICAL.has(lower));

/** "We suggest that he go", "let it work", "make him see". */
export const takesBase = (tokens: readonly AnalysedToken[], start: number): boolean =>
  tokens
    .slice(Math.max(0, start - REACH), start)
    .some(({ lemma, lower }) => TAKES_BASE.has(lemma) || TAKES_BASE.has(lower));
