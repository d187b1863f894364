/** Decides whether a hyphen at the end of a line belongs to the word or was put there by the typesetter. */
export interface Dehyphenator {
  /** True when `before` + `after` is one word without the hyphen. */
  joins(before: string, after: string): boolean;
}

/** Words of the document that were not cut, lower case, with how often they occur. */
export type DocumentVocabulary = ReadonlyMap<string, number>;

/** Prefixes that English writes with a hyphen before almost any word. */
const HYPHEN_PREFIXES = new Set([
  'self',
  'ex',
  'quasi',
  'all',
  'half',
  'cross',
  'well',
  'high',
  'low',
  'long',
  'short',
  'so',
]);
/** Second parts that stand after a hyphen in compounds. */
const HYPHEN_SUFFIXES = new Set([
  'based',
  'like',
  'free',
  'style',
  'wide',
  'specific',
  'level',
  'term',
  'time',
  'year',
  'old',
  'scale',
  'called',
  'driven',
  'oriented',
  'related',
  'aware',
  'friendly',
  'known',
  'to',
  'of',
  'in',
  'and',
  'the',
  'or',
  'on',
  'up',
  'off',
  'out',
  'by',
  'made',
  'owned',
  'run',
  'sized',
  'type',
  'class',
  'income',
  'quality',
  'rate',
  'being',
  'house',
  'wave',
  'day',
  'hour',
  'minute',
]);

/**
 * @param vocabulary words of the document itself: the best evidence, because authors are consistent
 * @param isWord a word list (lower-case words); without one only the vocabulary and the shape of the parts decide
 */
export function createDehyphenator(vocabulary: DocumentVocabulary, isWord?: (word: string) => boolean): Dehyphenator {
  return {
    joins(before, after) {
      const head = before.toLowerCase();
      const tail = after.toLowerCase();
      if (head === '' || tail === '') return false;
      const joined = vocabulary.get(head.replace(/^.*-/u, '') + tail) ?? 0;
      const hyphenated = vocabulary.get(`${head}-${tail}`) ?? 0;
      if (hyphenated !== joined) return joined > hyphenated;
      if (/^\p{Lu}/u.test(after) && !/^\p{Lu}+$/u.test(before)) return false;
      if (/\d$/u.test(head)) return false;
      return joinsByWordList(head, tail, isWord);
    },
  };
}

function joinsByWordList(head: string, tail: string, isWord: ((word: string) => boolean) | undefined): boolean {
  // Of "state-of-the" only the last part can be the first half of a cut word.
  const part = head.slice(head.lastIndexOf('-') + 1);
  if (isWord) {
    if (isKnown(part + tail, isWord)) return true;
    const bothWords = isKnown(part, isWord) && isKnown(tail, isWord);
    if (bothWords && part.length > 1) return false;
  }
  if (part !== head) return true;
  return !(HYPHEN_PREFIXES.has(part) || HYPHEN_SUFFIXES.has(tail)) || part.length < 2;
}

/** A word or a regular inflection of one, since word lists differ in the forms they hold. */
function isKnown(word: string, isWord: (word: string) => boolean): boolean {
  if (isWord(word)) return true;
  if (word.length < 5) return false;
  if (word.endsWith('’s') || word.endsWith("'s")) return isWord(word.slice(0, -2));
  return word.endsWith('s') && isWord(word.slice(0, -1));
}

const WORD = /[\p{L}\p{M}]+(?:[-\u2010’'][\p{L}\p{M}]+)*/gu;

/** Adds the whole words of a line; its last word is left out when the line ends in a hyphen. */
export function addVocabulary(vocabulary: Map<string, number>, text: string): void {
  const end = /(?:\u00ad|[-\u2010])$/u.test(text) ? text.search(/\S+$/u) : text.length;
  for (const match of text.slice(0, end).matchAll(WORD)) {
    const word = match[0].toLowerCase().replace(/\u2010/gu, '-');
    vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
}
