/**
 * Accents that stand in the file as signs of their own, as TeX sets them with its older fonts (OT1): the accent is shown
 * first and its letter over or under it. Keys are spacing accents, values the combining ones.
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

/** True for accents that stand alone: one code unit, looked at for every glyph. */
export function isLoneAccent(code: number): boolean {
  return (code >= 0xa8 && code <= 0xb8 && COMBINING[String.fromCharCode(code)] !== undefined) || isHighAccent(code);
}

function isHighAccent(code: number): boolean {
  return (code >= 0x2c6 && code <= 0x2dd && COMBINING[String.fromCharCode(code)] !== undefined) || code === 0x60;
}

/** Cedilla and ogonek come after the letter that they hang on. */
export function hangsBelow(accent: string): boolean {
  return accent === '¸' || accent === '˛';
}

/** The letter with the accent, one character where Unicode has it; undefined where the two make none. */
export function accented(accent: string, letter: string): string | undefined {
  const combining = COMBINING[accent];
  if (combining === undefined || !/^\p{L}$/u.test(letter)) return undefined;
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  const composed = (base + combining).normalize('NFC');
  return composed.length === 1 ? composed : undefined;
}
