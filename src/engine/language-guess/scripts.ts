/** Languages by their script. A language whose letters others with the same script do not use comes first. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp, letters?: RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Ukrainian', /\p{Script=Cyrillic}/u, /[іїєґ]/iu],
  ['Russian', /\p{Script=Cyrillic}/u, /[ыэё]/iu],
  ['Serbian', /\p{Script=Cyrillic}/u, /[јљњћђ]/iu],
  ['Bulgarian', /\p{Script=Cyrillic}/u, /ъ/iu],
  ['Russian', /\p{Script=Cyrillic}/u],
  ['Persian', /\p{Script=Arabic}/u, /[پچژگ]/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
];

/** Code unit of the first Thai character: Thai comes first of these scripts in Unicode. */
const FIRST_UNSPACED = 0x0e00;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns the likeliest language of letters that are not Latin; undefined for an unknown script. */
export function languageOfScript(letters: string): string | undefined {
  return SCRIPTS.find(([, script, own]) => script.test(letters) && (own?.test(letters) ?? true))?.[0];
}

/** True when the script has no spaces between words. */
export function isUnspaced(letters: string): boolean {
  for (let i = 0; i < letters.length; i++) if (letters.charCodeAt(i) >= FIRST_UNSPACED) return UNSPACED.test(letters);
  return false;
}
