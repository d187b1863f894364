import { headword, knownWords } from '../../text/headword.ts';
import type { ReviewAlert } from './alert.ts';

/** Decides which alerts the writer's own words silence. */
export type DictionaryFilter = (alert: ReviewAlert) => boolean;

/** True for spelling alerts on words in the dictionary. */
export function dictionaryFilter(words: Iterable<string>): DictionaryFilter {
  const isKnown = knownWords(words);
  return ({ subCategory, covered }) => subCategory === 'Spelling' && isKnown(covered);
}

/** The word that "add to dictionary" adds for an alert; null when the alert covers no single word. */
export function dictionaryWord(alert: ReviewAlert): string | null {
  if (alert.subCategory !== 'Spelling') return null;
  const word = headword(alert.covered);
  return /^[\p{L}\p{M}\p{N}][^\s]{0,62}$/u.test(word) ? word : null;
}
