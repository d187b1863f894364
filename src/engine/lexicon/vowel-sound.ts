/** Letters whose names start with a vowel sound: "an F", "an MRI". */
const VOWEL_LETTERS = 'aefhilmnorsx';
/** Acronyms that are read as words, although short acronyms are usually read letter by letter. */
const READ_AS_WORDS = new Set(
  'nasa nato nafta fifa fema laser radar sonar scuba lidar sars mers niosh nist nice lan ram rom sim mac midi mimo lasso shap roc rag'.split(
    ' ',
  ),
);
/** "u" and "eu" pronounced like "you", "o" pronounced like "w". */
const CONSONANT_START =
  /^(?:eu|ewe|unary|uni(?!n[a-z]|m(?!od)[a-z]|g)|unesco|us(?:e|a[bg]|u|ur)|ut(?:e[nr]|il|op)|ubiq|ur(?:an|e(?:a|t|mi)|i[cn](?!g)|ol)|uk|ud(?:emy|ac)|ufo|ouija|one(?!r)|once|uv)/;
const VOWEL_START = /^(?:hour|honest|honou?r|heir)/;
/** Words that people say otherwise than the pronouncing dictionary does. */
const SAID_OTHERWISE = /^uber/;
const VOWEL = /^[aeiouàáâäãåæèéêëìíîïòóôöõøùúûüœ]/;
const NUMBER = /^\d[\d,]*/;
/** Syllables that can be pronounced, with one or two consonants on each side of their vowels: "UNESCO", "AIDS"; not "HTML", "NSAID". */
const READABLE = /^[^aeiouy]{0,2}[aeiouy]+(?:[^aeiouy]{1,4}[aeiouy]+)*[^aeiouy]{0,2}$/;
/** Nothing longer is read letter by letter. */
const LONGEST_SPELLED = 20;

/**
 * True when the written form starts with a vowel sound. Acronyms are read by the names of their letters, numbers as they are spoken (8, 11, 18, "1800s"), and
 * words by `known`, the result of the pronouncing dictionary, or else by their spelling. `common` is true for an ordinary word, so that capitals in a heading
 * ("A MAN") do not count as an acronym.
 */
export function hasVowelSound(form: string, lower: string, known: boolean | undefined, common: boolean): boolean {
  const digits = NUMBER.exec(form)?.[0];
  if (digits) return soundsLikeVowel(digits);
  if (lower.length === 1 || isSpelledOut(form, lower, common)) return VOWEL_LETTERS.includes(lower[0] ?? ' ');
  if (VOWEL_START.test(lower) || SAID_OTHERWISE.test(lower)) return true;
  if (known !== undefined) return known;
  return !CONSONANT_START.test(lower) && VOWEL.test(lower);
}

/** True for 8, 80 and 8,000; for 11 and 18 alone, before thousands, and in four digits that are read as hundreds. */
function soundsLikeVowel(digits: string): boolean {
  if (digits.startsWith('8')) return true;
  if (/^1[18]\d\d$/.test(digits)) return true;
  return /^1[18](?:,?\d{3})*$/.test(digits) && digits.replace(/,/g, '').length % 3 === 2;
}

/** True for forms that are read letter by letter: "MRI", "mRNA", "siRNA", "F₁"; not "NASA" or "iPhone". */
function isSpelledOut(form: string, lower: string, common: boolean): boolean {
  if (/^(?:[a-z]{1,2}\p{Lu}{2}|\p{Lu}[\d₀-₉]+$)/u.test(form)) return true;
  const letters = form.replace(/[^\p{L}]/gu, '');
  if (!/^\p{Lu}{2,}s?$/u.test(letters)) return false;
  if (lower === 'us') return true;
  if (common || READ_AS_WORDS.has(lower)) return false;
  const plain = lower.replace(/[^a-z]/g, '');
  return letters.length <= 3 || (plain.length <= LONGEST_SPELLED && !READABLE.test(plain));
}

/** Words before which both articles are in use: "a/an herb", "a/an historic", "a/an FAQ". */
export const EITHER_ARTICLE: ReadonlySet<string> = new Set(
  'herb herbs herbal herbicide herbicides herbivore herbivores historic historical historian hotel homage humble hallucination hereditary habitual hysterical heroic faq sql led url lan sat'.split(
    ' ',
  ),
);
