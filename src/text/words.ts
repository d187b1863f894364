import { characterClass, characterLength, DIGIT, LETTER, SPACE } from './characters.ts';

/**
 * Counts words by the contract's one rule: a word is a maximal run of non-space characters with at least one letter or digit in it.
 * Every limit and every count of the product uses this function.
 */
export function countWords(text: string): number {
  let words = 0;
  let counted = false;
  for (let i = 0; i < text.length; i += characterLength(text, i)) {
    const kind = characterClass(text, i);
    if (kind === SPACE) counted = false;
    else if (!counted && (kind === LETTER || kind === DIGIT)) {
      counted = true;
      words++;
    }
  }
  return words;
}
