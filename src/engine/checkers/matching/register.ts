import type { AnalysedSentence } from '../../analysis.ts';
import { wordSet } from './word-sets.ts';

/** Words of people who speak of themselves or to the reader. */
const PERSONAL = wordSet("i me my mine myself you your yours our us he she him her his n't 's 'm 've 'll 're");
/** Mean letters of a word from which a sentence reads as a paper: learners' letters and essays have 4.3, abstracts 5.6. */
const LONG_WORDS = 5;

/**
 * True for a sentence in the style of papers. Of two right ways to part two statements, a full stop and a semicolon, writers and editors of
 * such sentences take the semicolon nine times in ten, and those of letters and stories the full stop as often.
 */
export function isFormal({ tokens }: AnalysedSentence): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.some(({ lower }) => PERSONAL.has(lower))) return false;
  return words.reduce((sum, { text }) => sum + text.length, 0) >= LONG_WORDS * words.length;
}
