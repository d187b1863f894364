/** Decides whether a hyphen at the end of a line belongs to the word or was added by the typesetter. */
export interface Dehyphenator {
  /** True when `before` + `after` is one word without the hyphen. */
  joins(before: string, after: string): boolean;
}

/** Unhyphenated words of the document in lower case, with their frequencies. */
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
/** Second parts that follow a hyphen in compounds. */
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
  // in "state-of-the" only the last part can be the first half of a divided word
  const part = head.slice(head.lastIndexOf('-') + 1);
  if (isWord) {
    if (isKnown(part + tail, isWord)) return true;
    const bothWords = isKnown(part, isWord) && isKnown(tail, isWord);
    if (bothWords && part.length > 1) return false;
  }
  if (part !== head) return true;
  return !(HYPHEN_PREFIXES.has(part) || HYPHEN_SUFFIXES.has(tail)) || part.length < 2;
}

/** True for a word or a regular inflection of one, since word lists differ in the forms that they contain. */
function isKnown(word: string, isWord: (word: string) => boolean): boolean {
  if (isWord(word)) return true;
  if (word.length < 5) return false;
  if (word.endsWith('’s') || word.endsWith("'s")) return isWord(word.slice(0, -2));
  return word.endsWith('s') && isWord(word.slice(0, -1));
}

/**
 * Adds the whole words of a line; omits its last word when the line ends in a hyphen. Written by hand because it reads every
 * word of a document: a regular expression with `\p{L}` took four times as long.
 */
export function addVocabulary(vocabulary: Map<string, number>, text: string): void {
  const cut = endsInHyphen(text) ? text.lastIndexOf(' ') + 1 : text.length;
  let start = -1;
  for (let at = 0; at <= cut; at++) {
    const code = at < cut ? text.charCodeAt(at) : 0;
    const letter = isLetter(code) || (start >= 0 && isInnerMark(code) && isLetter(text.charCodeAt(at + 1)));
    if (letter) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      const word = text.slice(start, at).toLowerCase().replaceAll('\u2010', '-');
      vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
      start = -1;
    }
  }
}

/** True when the last character is a hyphen of any kind. */
export function endsInHyphen(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last === 0x2d || last === 0xad || last === 0x2010;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code < 0x2000);
}

/** True for hyphens and apostrophes, which belong to a word when letters are on both sides. */
function isInnerMark(code: number): boolean {
  return code === 0x2d || code === 0x27 || code === 0x2019 || code === 0x2010;
}
