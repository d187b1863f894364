import type { Token } from '../text/token.ts';
import { FUNCTION_WORDS, LEXICONS } from './word-lists.ts';

/** Endings that indicate a part of speech reliably enough; longest match first. */
// biome-ignore format: a table
const ENDINGS = [
  'ation', 'ition', 'ively', 'ously', 'ingly', 'ness', 'ment', 'tion', 'sion', 'ance', 'ence', 'able', 'ible', 'ical',
  'less', 'ship', 'hood', 'ized', 'ised', 'ings', 'ing', 'ity', 'ies', 'ied', 'ive', 'ous', 'ful', 'ism', 'ist', 'ize',
  'ise', 'ant', 'ent', 'ary', 'ure', 'age', 'ate', 'est', 'ers', 'ors', 'ely', 'ed', 'ly', 'er', 'or', 'al', 'ic', 'en',
  'ss', 's', 'y',
];
const PUNCTUATION = ['.', ',', ';', ':', '!', '?', '(', ')', '"', "'", '-', '...', '[', ']', '/', '%', '&', '$', '='];
const OTHERS = [
  '#other',
  '#number',
  '#year',
  '#mixed',
  '#capitals',
  '#Name',
  '#short',
  '#middle',
  '#long',
  '#foreign',
  '#clitic',
];

/** Names of all classes; a class's number is its index here plus 1 (0 stands for the start of a sentence). */
export const WORD_CLASSES: readonly string[] = [
  ...OTHERS,
  ...PUNCTUATION,
  ...ENDINGS.map((ending) => `-${ending}`),
  ...FUNCTION_WORDS,
];
const numberOf = new Map(WORD_CLASSES.map((name, k) => [name, k + 1]));
const FUNCTION_CLASS = new Map(FUNCTION_WORDS.map((word) => [word, numberOf.get(word)!]));
const PUNCTUATION_CLASS = new Map(PUNCTUATION.map((mark) => [mark, numberOf.get(mark)!]));
const classNumber = (name: string): number => numberOf.get(name)!;
const OTHER = classNumber('#other');
const NUMBER = classNumber('#number');
const YEAR = classNumber('#year');
const MIXED = classNumber('#mixed');
const CAPITALS = classNumber('#capitals');
const NAME = classNumber('#Name');
const SHORT = classNumber('#short');
const MIDDLE = classNumber('#middle');
const LONG = classNumber('#long');
const FOREIGN = classNumber('#foreign');
const CLITIC = classNumber('#clitic');
const ENDING_CLASS = new Map(ENDINGS.map((ending) => [ending, numberOf.get(`-${ending}`)!]));

export const FIRST_FUNCTION_CLASS = WORD_CLASSES.length - FUNCTION_WORDS.length + 1;
export const CLASS_COUNT = WORD_CLASSES.length + 1;

/** Facts that depend on a word's form alone and are the same wherever it occurs. */
export interface WordForm {
  /** Class of the word in lower case (inside a sentence, a capital makes it a name). */
  readonly wordClass: number;
  /** Membership of LEXICONS, one bit for each. */
  readonly lexicons: number;
  /** Index in ENDINGS plus 1, or 0 for none: function words also count as having endings here. */
  readonly ending: number;
  readonly length: number;
  readonly alphabetic: boolean;
}

const LEXICON_BITS = new Map<string, number>();
for (const [bit, [, words]] of LEXICONS.entries())
  for (const word of words) LEXICON_BITS.set(word, (LEXICON_BITS.get(word) ?? 0) | (1 << bit));

function endingOf(word: string): string | undefined {
  for (let length = Math.min(5, word.length - 3); length > 0; length--) {
    const ending = word.slice(-length);
    if (ENDING_CLASS.has(ending)) return ending;
  }
  return undefined;
}

/** Analyses a look-up form ("walking", "n't", ","). */
export function wordForm(lower: string, kind: Token['kind']): WordForm {
  const lexicons = LEXICON_BITS.get(lower) ?? 0;
  const base = { lexicons, ending: 0, length: lower.length, alphabetic: false };
  if (kind === 'number') return { ...base, wordClass: /^(?:1[5-9]|20)\d\d$/.test(lower) ? YEAR : NUMBER };
  if (kind !== 'word') return { ...base, wordClass: PUNCTUATION_CLASS.get(lower) ?? OTHER };
  const own = FUNCTION_CLASS.get(lower);
  if (own !== undefined) return { ...base, wordClass: own, alphabetic: true };
  if (lower.startsWith("'")) return { ...base, wordClass: CLITIC, alphabetic: true };
  if (!/^[a-z]+(?:'[a-z]+)?\.?$/.test(lower))
    return { ...base, wordClass: /\d/.test(lower) ? MIXED : FOREIGN, alphabetic: !/\d/.test(lower) };
  const ending = endingOf(lower);
  const byLength = lower.length <= 4 ? SHORT : lower.length <= 7 ? MIDDLE : LONG;
  return {
    ...base,
    wordClass: ending === undefined ? byLength : ENDING_CLASS.get(ending)!,
    ending: ending === undefined ? 0 : ENDINGS.indexOf(ending) + 1,
    alphabetic: true,
  };
}

/** Returns the class of a token in its sentence: an initial capital makes it a name unless it is the first word; all capitals make it CAPITALS. */
export function classInSentence(form: WordForm, text: string, first: boolean): number {
  if (!form.alphabetic || form.wordClass >= FIRST_FUNCTION_CLASS) return form.wordClass;
  const initial = text.charCodeAt(0);
  if (initial < 65 || initial > 90) return form.wordClass;
  if (text.length > 1 && text === text.toUpperCase()) return CAPITALS;
  return first ? form.wordClass : NAME;
}

export const ENDING_NAMES: readonly string[] = ENDINGS;
