import type { ReviewAlert } from './alert.ts';

/** Decides which alerts the writer's own words silence. */
export type DictionaryFilter = (alert: ReviewAlert) => boolean;

/**
 * True for spelling alerts on words in the dictionary. A word in lower case is known in any case; a word with capitals is known
 * as it is and in all capitals. A possessive ending does not matter.
 */
export function dictionaryFilter(words: Iterable<string>): DictionaryFilter {
  const known = new Set<string>();
  for (const word of words) {
    const folded = normalise(word);
    known.add(folded);
    known.add(folded.toUpperCase());
  }
  return (alert) => {
    if (alert.subCategory !== 'Spelling' || known.size === 0) return false;
    const word = normalise(alert.covered);
    return known.has(word) || known.has(word.toLowerCase());
  };
}

/** The word that "add to dictionary" adds for an alert; null when the alert covers no single word. */
export function dictionaryWord(alert: ReviewAlert): string | null {
  if (alert.subCategory !== 'Spelling') return null;
  const word = normalise(alert.covered);
  return /^[\p{L}\p{M}\p{N}][^\s]{0,62}$/u.test(word) ? word : null;
}

function normalise(word: string): string {
  return word
    .trim()
    .normalize('NFC')
    .replace(/[’ʼ＇]/g, "'")
    .replace(/'s?$/, '');
}
