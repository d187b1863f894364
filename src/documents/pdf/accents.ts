/**
 * Accents that are separate signs in the file, as in TeX's older fonts (OT1): the accent comes
 * first, and its letter is printed over or under it. Keys are spacing accents, values the combining ones.
 */
const COMBINING: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};

/** True for separate accents: one code unit, because it is examined for every glyph. */
export function isLoneAccent(code: number): boolean {
  return (code >= 0xa8 && code <= 0xb8 && COMBINING[String.fromCharCode(code)] !== undefined) || isHighAccent(code);
}

function isHighAccent(code: number): boolean {
  return (code >= 0x2c6 && code <= 0x2dd && COMBINING[String.fromCharCode(code)] !== undefined) || code === 0x60;
}

/** True for cedilla and ogonek, which come after their letter. */
export function hangsBelow(accent: string): boolean {
  return accent === '¸' || accent === '˛';
}

/** Returns the letter with the accent, one character where Unicode has it; undefined where the two do not combine. */
export function accented(accent: string, letter: string): string | undefined {
  const combining = COMBINING[accent];
  if (combining === undefined || !/^\p{L}$/u.test(letter)) return undefined;
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  const composed = (base + combining).normalize('NFC');
  return composed.length === 1 ? composed : undefined;
}
