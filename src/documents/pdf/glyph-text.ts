/**
 * Repairs the characters that a PDF gives for its glyphs, so that the result is ordinary text.
 *
 * Sources: Unicode 15 (Alphabetic Presentation Forms); the TeX font encodings OT1 and T1 (LaTeX font encodings guide),
 * which appear when a Type 3 font has neither names nor a ToUnicode map.
 */

const LIGATURES: Record<number, string> = {
  64256: 'ff',
  64257: 'fi',
  64258: 'fl',
  64259: 'ffi',
  64260: 'ffl',
  64261: 'st',
  64262: 'st',
  // private codes of Symbol, Wingdings and older expert fonts
  61623: '•',
  61607: '▪',
  61656: '➢',
  61692: '✓',
  63166: 'ȷ',
  61664: '→',
  61608: '◦',
};

const OT1_CONTROLS: Record<number, string> = {
  11: 'ff',
  12: 'fi',
  13: 'fl',
  14: 'ffi',
  15: 'ffl',
  16: 'ı',
  17: 'ȷ',
  25: 'ß',
  26: 'æ',
  27: 'œ',
  28: 'ø',
  29: 'Æ',
  30: 'Œ',
  31: 'Ø',
};

const T1_CONTROLS: Record<number, string> = {
  13: '‚',
  14: '‹',
  15: '›',
  16: '“',
  17: '”',
  18: '„',
  19: '«',
  20: '»',
  21: '–',
  22: '—',
  23: '',
  25: 'ı',
  26: 'ȷ',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
};

/** Operators of TeX's font of large signs (OMX) by code, from "F". */
const OPERATORS = '⊔⊔∮∮⊙⊙⊕⊕⊗⊗∑∏∫⋃⋂⊎⋀⋁∑∏∫';

/**
 * Returns the sign of a code of TeX's font of large signs. Where the file says which signs they are, the code is that of the sign and no
 * letter. Codes of brackets print nothing: they are control codes, which other programs number anew.
 */
export function bigSign(code: number): string {
  if (code >= 0x46 && code <= 0x5a) return OPERATORS[code - 0x46]!;
  if (code >= 0x70 && code <= 0x74) return '√';
  return code < 0x20 || code === 0x7f ? '' : String.fromCodePoint(code);
}

/** Signs of the font MSAM at the codes of letters that lists and check boxes use: the triangle is the bullet of Beamer's slides. */
const AMS_SIGNS: Record<number, string> = { 70: '★', 73: '▸', 74: '◂', 88: '✓' };

/** Returns the sign of a code of the font MSAM; other codes as they are. */
export function amsSign(code: number): string {
  return AMS_SIGNS[code] ?? glyphText(code, undefined);
}

export type TexEncoding = 'OT1' | 'T1';

/**
 * Returns the text of one character code.
 *
 * @param encoding how to read control codes of a font without glyph names; undefined for other fonts, which have no such codes
 */
export function glyphText(code: number, encoding: TexEncoding | undefined): string {
  if (code < 0x20) return encoding ? ((encoding === 'T1' ? T1_CONTROLS : OT1_CONTROLS)[code] ?? '') : '';
  if (code === 0x7f) return '-';
  // the bullet of TeX's text companion encoding (TS1); other C1 controls print nothing
  if (code < 0xa0 && code >= 0x80) return encoding && code === 0x88 ? '•' : '';
  if (code >= 0xf000) {
    if (code >= 0xfb00 && code <= 0xfb06) return LIGATURES[code]!;
    if (code <= 0xf8ff) return LIGATURES[code] ?? '';
    if (code === 0xfffd || code === 0xffff) return '';
    if (isCompatibilityForm(code)) return String.fromCodePoint(code).normalize('NFKC');
  }
  return code < 0x10000 ? String.fromCharCode(code) : String.fromCodePoint(code);
}

/** True for presentation forms that concern typesetting, not meaning: full NFKC would also turn m² into m2. */
function isCompatibilityForm(code: number): boolean {
  return (code >= 0xfb13 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfeff) || (code >= 0xff01 && code <= 0xff5e);
}

/**
 * OT1 has the f-ligatures at 0B-0F and T1 at 1B-1F. English text contains many fi, so the range with more codes decides.
 *
 * @param counts how often each control code (index 0 to 31) occurs in unnamed fonts
 */
export function texEncoding(counts: ArrayLike<number>): TexEncoding {
  let ot1 = 0;
  let t1 = 0;
  for (let code = 0x0b; code <= 0x0f; code++) ot1 += counts[code] ?? 0;
  for (let code = 0x1b; code <= 0x1f; code++) t1 += counts[code] ?? 0;
  return t1 > ot1 ? 'T1' : 'OT1';
}
