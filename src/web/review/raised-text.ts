const RAISED = new Map([...'0123456789+-−=()ni'].map((sign, i) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][i]!]));
const LOWERED = new Map([...'0123456789+-−=()'].map((sign, i) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i]!]));

/** The position of a run of text: on the line, above it or below it. */
export type Script = 'none' | 'superscript' | 'subscript';

/**
 * A run in plain text: Unicode's superscript or subscript characters where they exist (2021¹, H₂O), English ordinals
 * as people type them (21st), and `^` or `_` before other letters. Commas and dashes between numbers stay on the line.
 */
export function plainScript(text: string, script: Script): string {
  if (script === 'none') return text;
  const signs = script === 'superscript' ? RAISED : LOWERED;
  if (/^(st|nd|rd|th)$/i.test(text)) return text;
  const isWord = [...text].some((sign) => /\p{L}/u.test(sign) && !signs.has(sign));
  if (!isWord) return [...text].map((sign) => signs.get(sign) ?? sign).join('');
  const mark = script === 'superscript' ? '^' : '_';
  return text.length === 1 ? mark + text : `${mark}(${text})`;
}

/** The same with as many UTF-16 units as the text has, so that offsets stay valid; a run that would need more stays as it is. */
export function evenScript(text: string, script: Script): string {
  const plain = plainScript(text, script);
  return plain.length === text.length ? plain : text;
}
