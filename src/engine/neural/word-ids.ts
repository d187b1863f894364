/** A token as the network sees it. */
export interface Written {
  readonly text: string;
  readonly spaceBefore: boolean;
}

/** Ids that stand for no word: nothing in its place, a word outside the list, and the two ends of a segment. */
const NOTHING = 0;
export const UNKNOWN = 1;
export const END = 2;
/** Id of the first word of the list; 3 is a mask for training. */
export const FIRST_WORD = 4;

export const FLAGS = 8;

export interface WordIds {
  readonly word: number;
  /** Class of the ending and of the beginning; 0 is the class of the special words. */
  readonly suffix: number;
  readonly prefix: number;
}

export const END_IDS: WordIds = { word: END, suffix: 0, prefix: 0 };
export const NOTHING_IDS: WordIds = { word: NOTHING, suffix: 0, prefix: 0 };

/** The form in which the network knows a word: straight apostrophes, lower case, a 0 for each digit, at most four of them. */
export function normalise(text: string): string {
  return text
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[0-9]+/g, (digits) => '0'.repeat(Math.min(4, digits.length)));
}

/** FNV-1a (Fowler, Noll and Vo) over UTF-16 units instead of bytes. */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Looks up words in the list. Endings and beginnings are hashed into `suffixes` and `prefixes` classes, so that unknown words have them too. */
export function createWordIds(
  words: readonly string[],
  { suffixes, prefixes }: { readonly suffixes: number; readonly prefixes: number },
): (text: string) => WordIds {
  const idsOf = (form: string, word: number): WordIds => ({
    word,
    suffix: 1 + (hash(form.slice(-3)) % (suffixes - 1)),
    prefix: 1 + (hash(form.slice(0, 4)) % (prefixes - 1)),
  });
  const listed = new Map<string, WordIds>();
  for (let id = FIRST_WORD; id < words.length; id++) listed.set(words[id]!, idsOf(words[id]!, id));
  return (text) => {
    // most words occur in their listed form
    const found = listed.get(text);
    if (found) return found;
    const form = normalise(text);
    return listed.get(form) ?? idsOf(form, UNKNOWN);
  };
}

/** 2 × the case of the token, plus 1 if white space precedes it. */
export function flagOf({ text, spaceBefore }: Written): number {
  return 2 * caseOf(text) + (spaceBefore ? 1 : 0);
}

/** 0: no capital; 1: one capital, at the very start; 2: all letters; 3: any other. Letters are characters with a capital or a small form. */
function caseOf(text: string): number {
  let letters = 0;
  let capitals = 0;
  for (const letter of text) {
    if (isCapital(letter)) capitals++;
    if (isCapital(letter) || letter.toUpperCase() !== letter) letters++;
  }
  if (capitals === 0) return 0;
  if (capitals === 1 && isCapital(text.charAt(0))) return 1;
  return capitals === letters ? 2 : 3;
}

const isCapital = (letter: string): boolean => letter.toLowerCase() !== letter;
