import type { PdfFont } from './pdf-engine.ts';

const BOLD =
  /bold|black|heavy|\.bi?(?:\+\w+)?$|(?:^|[-+])(?:semi|demi|extra|ultra)?b(?:d|ol)?\b|-bd|sfbx|sfsx|ecbx|ecsx|cmb|cmssbx|lmbx|-medi(?!u)|medi$/i;
const ITALIC =
  /ital|obli|slant|kursiv|\.b?i(?:\+\w+)?$|cmti|cmsl|cmmi|sfti|sfsl|ecti|ecsl|lmri|lmmi|[-,]it\b|[-,]i$|(?:bx|r)ti\d|boldit|reguital|mediital/i;
/** Stems of wide faces look bold (Latin Modern Mono), so a name that says otherwise counts for more. */
const NOT_BOLD = /regu|roman|book|light|medium|normal|thin|^(?:cm|lm|sf|ec)[a-z]+\d/i;
const MONOSPACED =
  /mono|courier|consol|menlo|typewriter|cmtt|sftt|ectt|lmtt|\btt\b|txtt|nimbusmon|liberationmono|fixed|lucidacons|inconsolata|sourcecode|firacode|hack\b|zi4|beramono/i;

const MATH =
  /^(?:cm(?:mi|sy|ex|bsy|mib)|ms[ab]m|eu[fs]m|rsfs|lmmath|ls[yz]\d|stmary|wasy|esint|(?:tx|px|ntx|npx|zpl|z)(?:mi|sy|ex|mia)|mt(?:mi|sy|ex))|math|symbol|rm(?:mi|sy)\b|mi10|sy10/i;

const SMALL_CAPITALS = /csc\d|smallcap|small-?caps|(?:^|[-_])sc\b|lmcsc|fcsc/i;

const FIXED_PITCH_FLAG = 1 << 0;
const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;

/** Least width of upright stems in bold type, in units of the type size: 0.11 to 0.2, while regular type has 0.05 to 0.1. */
const BOLD_STEM = 0.105;

/**
 * Returns weight and slope of a font from its PostScript name, its descriptor flags (ISO 32000-1, table 123) and the weight
 * that PDFium derives from the stem width. Names come first: TeX fonts and many subset fonts leave flags and weight out.
 * Publishers' systems write names that say nothing and a stem width of 0, converters guess it: there `measureStem` is asked
 * for the width that the letters have.
 */
export function fontTraits(
  rawName: string,
  flags: number,
  weight: number,
  measureStem: () => number | undefined = () => undefined,
): PdfFont {
  const name = rawName.replace(/^[A-Z]{6}\+/, '');
  const monospaced = MONOSPACED.test(name) || (flags & FIXED_PITCH_FLAG) !== 0;
  const saysWeight = monospaced || NOT_BOLD.test(name);
  const saysBold = BOLD.test(name) || (flags & FORCE_BOLD_FLAG) !== 0;
  const heavy = weight >= 650 && weight <= 1000;
  const stem = !saysBold && !saysWeight && (heavy || weight === 0) ? measureStem() : undefined;
  const boldByStems = !saysBold && !saysWeight && heavy;
  return {
    name,
    bold: saysBold || (stem === undefined ? boldByStems : stem >= BOLD_STEM),
    boldByStems,
    measured: stem !== undefined,
    italic: ITALIC.test(name) || (flags & ITALIC_FLAG) !== 0,
    monospaced,
    smallCapitals: SMALL_CAPITALS.test(name),
    math: MATH.test(name),
    signs: /^CMEX\d/.test(name) ? 'large' : /^MSAM\d/.test(name) ? 'ams' : undefined,
    unnamed: name === '',
  };
}
