import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** Words of people who speak of themselves or to the reader. */
const PERSONAL = wordSet("i me my mine myself you your yours our us he she him her his n't 's 'm 've 'll 're");
/** Mean letters of a word from which a sentence reads as a paper; chosen by hand between learners' essays and abstracts. */
const LONG_WORDS = 5;

/**
 * True for a sentence in the style of papers. Of two right ways to part two statements, a semicolon is offered first in such sentences, and a
 * full stop in those of letters and stories.
 */
export function isFormal(tokens: readonly AnalysedToken[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.some(({ lower }) => PERSONAL.has(lower))) return false;
  return words.reduce((sum, { text }) => sum + text.length, 0) >= LONG_WORDS * words.length;
}
