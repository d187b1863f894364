import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** Verbs that take a whole clause, with or without "that". */
const SAYS = wordSet(
  'denote indicate show suggest mean imply state assume ensure prove claim argue assert demonstrate reveal confirm say believe think',
);
/** How many tokens before the verb to look for the participle. */
const REACH = 8;

/** "The relation denoting two parts share a name": the plural before the verb is the subject of the denoted clause, not an object. */
export function isSaidByParticiple(tokens: readonly AnalysedToken[], verb: number): boolean {
  if (tokens[verb - 1]?.xpos !== 'NNS' || tokens[verb]!.xpos !== 'VBP') return false;
  const near = tokens.slice(Math.max(0, verb - REACH), verb);
  const says = near.findLastIndex(({ xpos, lemma }) => xpos === 'VBG' && SAYS.has(lemma));
  return says >= 0 && !near.slice(says).some(({ xpos, text }) => xpos === 'IN' || text === ',');
}
