import { straightApostrophes } from './characters.ts';

/** The headword of a word in a text, as a dictionary lists it: NFC, with a straight apostrophe, without a possessive ending. */
export const headword = (word: string): string => straightApostrophes(word.trim().normalize('NFC')).replace(/'s?$/, '');

/**
 * Tells which words the dictionary `words` vouches for, in the service and in the pages. A word in lower case is known in any case; a word with
 * capitals is known as it is and in all capitals. A possessive ending does not matter.
 */
export function knownWords(words: Iterable<string>): (word: string) => boolean {
  const known = new Set<string>();
  for (const word of words) {
    const listed = headword(word);
    known.add(listed).add(listed.toUpperCase());
  }
  return (word) => {
    const wanted = headword(word);
    return known.has(wanted) || known.has(wanted.toLowerCase());
  };
}
