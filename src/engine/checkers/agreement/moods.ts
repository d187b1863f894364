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

/** "The other way, that is, take all of them, is slow": an order in an aside that says the same in other words. */
export const isOrderInAside = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  /^VBP?$/.test(tokens[verb]!.xpos) &&
  tokens[verb - 1]?.text === ',' &&
  tokens[verb - 2]?.lower === 'is' &&
  tokens[verb - 3]?.lower === 'that';

/** "After the border take the main road": an order behind a phrase that opens the sentence. "In the town the bus take" has a subject of its own. */
export const isOrderBehindPhrase = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  tokens[0]!.xpos === 'IN' &&
  tokens[1]!.xpos === 'DT' &&
  /^VBP?$/.test(tokens[verb]!.xpos) &&
  /^(?:DT|PRP\$)$/.test(tokens[verb + 1]?.xpos ?? '') &&
  tokens.slice(2, verb).every(({ xpos }) => /^(?:JJ|NN)$/.test(xpos));
