import { BE_ALL } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isNoun } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** True where a word that the models miss would make another sentence of it, or a term into somebody's. */
export function keepsGap(tokens: readonly AnalysedToken[], candidate: Candidate): boolean {
  const { change, from } = candidate;
  // "How we live: is it right?" tells how and asks nothing
  if (/^none>(?:do|does|did)$/.test(change)) return !endsInQuestion(tokens, from);
  if (change === 'none>a') return isFewAsItStands(tokens, from);
  // "a female doctor fish": a kind of fish
  return change === "none>'s" && isNoun(tokens[from - 1]) && tokens[from - 1]!.xpos === 'NN' && isNoun(tokens[from]);
}

/**
 * "Few years were good", "there are few of them", "you lucky few": not many, where "a few" says some. Behind a preposition or a verb ("within few
 * minutes", "takes few steps") readers of papers wanted the article (21 of 21).
 */
export function isFewAsItStands(tokens: readonly AnalysedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.lower !== 'few') return false;
  return !before || /^(?:CC|,|:|WRB|DT|JJ|PRP\$?)$/.test(before.xpos) || BE_ALL.has(before.lower);
}

/** Does the clause that goes on here end in a question mark? */
function endsInQuestion(tokens: readonly AnalysedToken[], from: number): boolean {
  const stop = tokens.find(({ text }, i) => i > from && /^[:;?.!]$/.test(text));
  return stop?.text === '?';
}
