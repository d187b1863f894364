/** Classes of characters that tokens and sentences are built from. */
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;
/** Characters that join a word without being letters: combining marks, underscore, soft hyphen, zero-width joiners. */
export const JOINER = 4;
export const APOSTROPHE = 5;
export const PICTOGRAPH = 6;
const OTHER = 7;

const WHITE = /\s/u;
const LETTER_CLASS = /\p{L}/u;
const DIGIT_CLASS = /\p{N}/u;
const JOINER_CLASS = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff\u203f_]/u;
const PICTOGRAPH_CLASS = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3/u;

/** The text with straight apostrophes in place of the typographic one, the modifier letter and the full-width one. */
export const straightApostrophes = (text: string): string => text.replace(/[\u2019\u02bc\uff07]/g, "'");

/** Class per code unit of the Basic Multilingual Plane, filled on first use: one table look-up beats four regular expressions. */
const table = new Uint8Array(0x10000);

function classify(character: string): number {
  if (straightApostrophes(character) === "'") return APOSTROPHE;
  if (JOINER_CLASS.test(character)) return JOINER;
  if (WHITE.test(character)) return SPACE;
  if (LETTER_CLASS.test(character)) return LETTER;
  if (DIGIT_CLASS.test(character)) return DIGIT;
  if (character > '\u00ff' && PICTOGRAPH_CLASS.test(character)) return PICTOGRAPH;
  return OTHER;
}

/** Class of the code point that starts at `index`; a lone surrogate is OTHER. */
export function characterClass(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) {
    const known = table[unit]!;
    if (known !== 0) return known;
    const found = unit >= 0xdc00 && unit <= 0xdfff ? OTHER : classify(String.fromCharCode(unit));
    table[unit] = found;
    return found;
  }
  const low = text.charCodeAt(index + 1);
  if (!(low >= 0xdc00 && low <= 0xdfff)) return OTHER;
  return classify(String.fromCodePoint(text.codePointAt(index)!));
}

/** Code units of the character that starts at `index`: 2 for a surrogate pair, else 1. */
export function characterLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const low = text.charCodeAt(index + 1);
  return low >= 0xdc00 && low <= 0xdfff ? 2 : 1;
}
