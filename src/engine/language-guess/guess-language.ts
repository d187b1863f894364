import type { Token } from '../../text/token.ts';
import { type LatinLanguage, PROFILES } from './function-words.ts';
import { languageOfScript } from './scripts.ts';

export interface LanguageGuess {
  /** English name of the language; undefined when it is unknown, or one of several that are very similar. */
  readonly language: string | undefined;
  /** Probability, 0 to 1, that it is not English. */
  readonly foreign: number;
}

const LANGUAGES = Object.keys(PROFILES) as LatinLanguage[];
const ENGLISH = LANGUAGES.indexOf('English');
/** Log-odds that a word gives its language: its frequency there against that of a random word in a text of another language. */
const COMMONEST = Math.log(0.02 / 0.0007);
const COMMON = Math.log(0.005 / 0.0007);
const LETTERS = Math.log(4);
/** Danish and Norwegian may share the probability: below this value, no language is named. */
const LIKELIEST = 0.6;
/** The prior odds of English, because nearly all texts are English. */
const PRIOR = Math.log(50);

/** More tokens do not change the guess. */
const MOST_TOKENS = 2_000;
/** Number of letters that are enough to identify a script. */
const SAMPLE = 2_000;
/** Length in UTF-16 code units above which a word is ignored; scripts without spaces have long words. */
const LONGEST_WORD = 400;

/** Log-odds by look-up form: one number per language. */
const evidence = new Map<string, Float64Array>();
LANGUAGES.forEach((language, i) => {
  const { commonest, common } = PROFILES[language];
  for (const [words, weight] of [
    [common, COMMON],
    [commonest, COMMONEST],
  ] as const)
    for (const word of words.split(' ')) {
      const row = evidence.get(word) ?? new Float64Array(LANGUAGES.length);
      row[i] = weight;
      evidence.set(word, row);
    }
});

/** Small words in names ("van der Waals", "de la Cruz"): before a capital they are no evidence of a language. */
const PARTICLES = new Set(
  'van von der den de la le du des del della di da do dos das ter ten zu zur af av y e el al los las bin ibn lo'.split(
    ' ',
  ),
);

/** English words that are also small words of other languages. */
const HOMOGRAPHS = new Set(
  'plus son pour pas par am hat war man come per non sin era os hay ha ma ed sense care pot van door over men under end bare mod met till ten pod pro volt mint vain hem ale hi ho er es em com co ad id sit sic inter ex mi ya al om hon mot sen ami mas ta ai ca die den et'.split(
    ' ',
  ),
);

const ENGLISH_ONLY = new Set(
  [...evidence].flatMap(([word, row]) =>
    row[ENGLISH]! > 0 && row.every((weight, i) => i === ENGLISH || weight === 0) ? [word] : [],
  ),
);

/** True for an English small word that is not in the list of another language. */
export function isEnglishOnly(lower: string): boolean {
  return ENGLISH_ONLY.has(lower);
}

/** Returns the languages that have `lower` among their small words; empty for single letters and English words. */
export function foreignLanguagesOf(lower: string): readonly LatinLanguage[] {
  const row = evidence.get(lower);
  if (!row || row[ENGLISH]! > 0 || lower.length < 2 || HOMOGRAPHS.has(lower)) return [];
  return LANGUAGES.filter((_, i) => row[i]! > 0);
}

/**
 * Returns the likeliest language of some tokens: naive Bayes over small words and characteristic letters of lower-case words, or the script when most letters
 * are not Latin. Names, numbers and formulae are not used; without any evidence, the guess is English at the prior.
 */
export function guessLanguage(tokens: readonly Token[]): LanguageGuess {
  const totals = new Float64Array(LANGUAGES.length);
  totals[ENGLISH] = PRIOR;
  let latin = 0;
  let other = '';
  tokens.slice(0, MOST_TOKENS).forEach((token, i) => {
    if (token.kind !== 'word' || token.text.length > LONGEST_WORD) return;
    if (/^[^\p{Script=Latin}]+$/u.test(token.text)) {
      if (other.length < SAMPLE) other += token.text;
      return;
    }
    latin += token.text.length;
    const { lower } = token;
    if (token.text !== lower && i > 0 && tokens[i - 1]!.kind === 'word') return;
    if (PARTICLES.has(lower) && startsWithCapital(tokens[i + 1])) return;
    const row = evidence.get(lower);
    LANGUAGES.forEach((language, k) => {
      if (row) totals[k]! += row[k]!;
      else if (token.text === lower && lower.length < 40 && PROFILES[language].letters.test(lower))
        totals[k]! += LETTERS;
    });
  });
  if (other.length > latin)
    return { language: languageOfScript(other), foreign: other.length / (other.length + latin) };
  const top = Math.max(...totals);
  const odds = totals.map((score) => Math.exp(score - top));
  const sum = odds.reduce((total, value) => total + value, 0);
  const named = 1 / sum >= LIKELIEST;
  return { language: named ? LANGUAGES[totals.indexOf(top)] : undefined, foreign: 1 - odds[ENGLISH]! / sum };
}

function startsWithCapital(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.text);
}
