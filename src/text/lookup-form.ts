import { straightApostrophes } from './characters.ts';

/** Signs that stand for an apostrophe within a word. */
const AS_APOSTROPHE = /(?<=\p{L})[`´‘](?=\p{L})/gu;
const ZERO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** The look-up form of a piece of text: NFC, lower case, straight apostrophes, no invisible characters. */
export function lookupForm(text: string): string {
  let hasCapital = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80 || unit === 0x60) return lookupFormOfAny(text);
    if (unit >= 0x41 && unit <= 0x5a) hasCapital = true;
  }
  return hasCapital ? text.toLowerCase() : text;
}

function lookupFormOfAny(text: string): string {
  return straightApostrophes(text.normalize('NFC').replace(ZERO_WIDTH, '').replace(AS_APOSTROPHE, "'")).toLowerCase();
}
