/**
 * Classes for words outside the vocabulary. A class keeps what affects the small words around it: the ending distinguishes a plural from a participle, the
 * first letter decides between "a" and "an", and a capital marks a name.
 */
export const WORD_CLASSES = [
  '<one>',
  '<small>',
  '<year>',
  '<decimal>',
  '<number>',
  '<ordinal>',
  '<decade>',
  '<code>',
  '<link>',
  '<symbol>',
  '<acronym>',
  '<acronyms>',
  '<name>',
  '<name-vowel>',
  '<ing>',
  '<ing-vowel>',
  '<ed>',
  '<ed-vowel>',
  '<ly>',
  '<ly-vowel>',
  '<plural>',
  '<plural-vowel>',
  '<noun>',
  '<noun-vowel>',
  '<adjective>',
  '<adjective-vowel>',
  '<other>',
  '<other-vowel>',
] as const;

export type WordClass = (typeof WORD_CLASSES)[number];

const NUMBER = /^[.,]*\d[\d.,]*$/;
const SUFFIXES: readonly (readonly [RegExp, WordClass, WordClass])[] = [
  [/...ing$/, '<ing>', '<ing-vowel>'],
  [/..ed$/, '<ed>', '<ed-vowel>'],
  [/...ly$/, '<ly>', '<ly-vowel>'],
  [/.[^siu]s$/, '<plural>', '<plural-vowel>'],
  [/(?:[st]ion|ment|ness|ity|ism|ist|[eo]r|[ae]nce|ship|hood|logy|phy|ase|ine)$/, '<noun>', '<noun-vowel>'],
  [/(?:al|ic|ous|ive|[ai]ble|ful|less|ary|[ae]nt|ish|oid)$/, '<adjective>', '<adjective-vowel>'],
];

/** Returns one form for the variants of quotation marks, dashes and dots, which do not depend on grammar. */
export function canonicalForm(lower: string): string {
  if (lower.length === 1) {
    const unit = lower.charCodeAt(0);
    if (unit < 0x80) return lower;
    if (unit >= 0x201c && unit <= 0x201f) return '"';
    if (unit >= 0x2018 && unit <= 0x201b) return "'";
    if (unit === 0x2026) return '...';
    if (unit === 0x2015) return '—';
    if (unit === 0x2212 || unit === 0x2011 || unit === 0x2010) return '-';
    return lower;
  }
  return lower === '--' || lower === '---' ? '—' : lower;
}

/** True for tokens that always get a class, even when they are frequent: numbers and links. */
export function isOpenClass(lower: string): boolean {
  const unit = lower.charCodeAt(0);
  return (unit >= 48 && unit <= 57) || isLink(lower);
}

function isLink(lower: string): boolean {
  return lower.length > 5 && (lower.includes('@') || lower.includes('://') || lower.startsWith('www.'));
}

/** Returns the class of a token that is not in the vocabulary; `text` (the token as written) identifies names and acronyms. */
export function wordClass(lower: string, text: string = lower): WordClass {
  if (isLink(lower)) return '<link>';
  if (NUMBER.test(lower)) return numberClass(lower);
  if (/\d/.test(lower)) {
    if (/^\d+(?:st|nd|rd|th)$/.test(lower)) return '<ordinal>';
    return /^\d{2,4}'?s$/.test(lower) ? '<decade>' : '<code>';
  }
  if (!/\p{L}/u.test(lower)) return '<symbol>';
  const vowel = /^[aeiou]/.test(lower);
  if (text !== lower && /^\p{Lu}/u.test(text)) {
    if (/^\p{Lu}{2,}$/u.test(text)) return '<acronym>';
    if (/^\p{Lu}{2,}s$/u.test(text)) return '<acronyms>';
    return vowel ? '<name-vowel>' : '<name>';
  }
  for (const [suffix, consonantClass, vowelClass] of SUFFIXES)
    if (suffix.test(lower)) return vowel ? vowelClass : consonantClass;
  return vowel ? '<other-vowel>' : '<other>';
}

function numberClass(lower: string): WordClass {
  if (lower === '1') return '<one>';
  if (/^\d{1,2}$/.test(lower)) return '<small>';
  if (/^(?:1[5-9]|20)\d\d$/.test(lower)) return '<year>';
  return lower.includes('.') ? '<decimal>' : '<number>';
}
