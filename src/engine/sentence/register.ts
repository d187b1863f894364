import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

/** Words of writers who refer to themselves or address the reader. */
const PERSONAL = wordSet("i me my mine myself you your yours our us he she him her his n't 's 'm 've 'll 're");
/** Mean letters of a word at which a sentence reads like a paper; chosen by hand between learners' essays and abstracts. */
const LONG_WORDS = 5;

/**
 * True for a sentence in the style of papers. Two statements can be separated by a semicolon or a full stop; in such sentences the semicolon is
 * offered first, in letters and stories the full stop.
 */
export function isFormal(tokens: readonly AnalysedToken[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.some(({ lower }) => PERSONAL.has(lower))) return false;
  return words.reduce((sum, { text }) => sum + text.length, 0) >= LONG_WORDS * words.length;
}
