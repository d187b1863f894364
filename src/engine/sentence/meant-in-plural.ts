import type { AnalysedToken } from './analysed-token.ts';
import { skipAdverbsBack } from './token-tests.ts';

const PLURAL_BE = /^(?:are|were|have)$/;

/**
 * True when a plural verb is right although its noun is singular. "Those one-row table are joined": the noun lacks its ending. "The control system of a
 * structure and excitation system were built": the noun comes again after "and", so there are two.
 */
export function isMeantInPlural(tokens: readonly AnalysedToken[], head: number, verb: number): boolean {
  if (!PLURAL_BE.test(tokens[verb]!.lower)) return false;
  const opens = tokens.findLastIndex(({ upos, text }, i) => i < head && !INNER.test(upos) && !/^[-.]$/.test(text));
  if (/^(?:these|those)$/.test(tokens[opens]?.lower ?? '')) return true;
  const again = skipAdverbsBack(tokens, verb - 1);
  if (again <= head || tokens[again]!.lemma !== tokens[head]!.lemma) return false;
  return tokens.slice(head, again).some(({ lower }) => lower === 'and');
}

/** Classes of words between a determiner and its noun. */
const INNER = /^(?:ADJ|NOUN|NUM|PROPN|X)$/;
