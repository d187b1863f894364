/** Names of these letters start with a vowel sound: "an F", "an MRI". */
const VOWEL_LETTERS = 'aefhilmnorsx';
/** Acronyms that are read as words, although short ones are usually spelled out. */
const READ_AS_WORDS = new Set(
  'nasa nato nafta fifa fema laser radar sonar scuba lidar sars mers niosh nist nice lan ram rom sim mac midi mimo lasso shap roc rag'.split(
    ' ',
  ),
);
/** "u" and "eu" that sound like "you", "o" that sounds like "w". */
const CONSONANT_START =
  /^(?:eu|ewe|unary|uni(?!n[a-z]|m(?!od)[a-z]|g)|unesco|us(?:e|a[bg]|u|ur)|ut(?:e[nr]|il|op)|ubiq|ur(?:an|e(?:a|t|mi)|i[cn](?!g)|ol)|uk|ufo|ouija|one(?!r)|once|uv)/;
const VOWEL_START = /^(?:hour|honest|honou?r|heir)/;
const VOWEL = /^[aeiouàáâäãåæèéêëìíîïòóôöõøùúûüœ]/;
const NUMBER = /^\d[\d,]*/;
/** Syllables that can be read: "UNESCO", "AIDS"; not "HTML", "NSAID". */
const READABLE = /^(?:[^aeiou]{0,2}[aeiouy]+(?:[^aeiou]{1,2}|$))+$/;
/** Nothing longer is read letter by letter; and “y”, which is of both sorts, makes the expression above double its steps with each. */
const LONGEST_SPELLED = 20;

/**
 * Whether the written form starts with a vowel sound: letters by their names for acronyms, numbers as they are read (8, 11,
 * 18, "1800s"), words by `known`, what the pronouncing dictionary says, else by their spelling. `common` tells that the form
 * is an ordinary word, so that capitals in a heading ("A MAN") are not taken for an acronym.
 */
export function hasVowelSound(form: string, lower: string, known: boolean | undefined, common: boolean): boolean {
  const digits = NUMBER.exec(form)?.[0];
  if (digits) return soundsLikeVowel(digits);
  if (lower.length === 1 || isSpelledOut(form, lower, common)) return VOWEL_LETTERS.includes(lower[0] ?? ' ');
  if (known !== undefined) return known;
  if (VOWEL_START.test(lower)) return true;
  return !CONSONANT_START.test(lower) && VOWEL.test(lower);
}

/** 8, 80, 8,000; 11 and 18 alone, in front of thousands, and in four digits read as hundreds. */
function soundsLikeVowel(digits: string): boolean {
  if (digits.startsWith('8')) return true;
  if (/^1[18]\d\d$/.test(digits)) return true;
  return /^1[18](?:,?\d{3})*$/.test(digits) && digits.replace(/,/g, '').length % 3 === 2;
}

/** Read letter by letter: "MRI", "mRNA", "siRNA"; not "NASA" nor "iPhone". */
function isSpelledOut(form: string, lower: string, common: boolean): boolean {
  if (/^[a-z]{1,2}\p{Lu}{2}/u.test(form)) return true;
  const letters = form.replace(/[^\p{L}]/gu, '');
  if (!/^\p{Lu}{2,}s?$/u.test(letters)) return false;
  if (lower === 'us') return true;
  if (common || READ_AS_WORDS.has(lower)) return false;
  const plain = lower.replace(/[^a-z]/g, '');
  return letters.length <= 3 || (plain.length <= LONGEST_SPELLED && !READABLE.test(plain));
}

/** Both articles are in use before these: "a/an herb", "a/an historic", "a/an FAQ". */
export const EITHER_ARTICLE: ReadonlySet<string> = new Set(
  'herb herbs herbal herbicide herbicides herbivore herbivores historic historical historian hotel homage humble hallucination hereditary habitual hysterical heroic faq sql led url lan sat'.split(
    ' ',
  ),
);
