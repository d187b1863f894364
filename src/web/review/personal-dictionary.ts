import type { ReviewAlert } from './alert.ts';

/** Decides which alerts a writer's own words silence. */
export type DictionaryFilter = (alert: ReviewAlert) => boolean;

/**
 * True for spelling alerts of words in the dictionary. A word in lower case is known in any case; one with capitals as it
 * is and in capitals throughout. A possessive ending does not matter.
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

/** What "add to dictionary" adds for an alert; null for what is no single word. */
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
