import { type Token, tokenize } from '../../text/token.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { guessLanguage, isEnglishOnly, type LanguageGuess } from './guess-language.ts';
import { isUnspaced } from './scripts.ts';

/** Texts with fewer words are headings, names and labels. */
const FEWEST_WORDS = 8;
/** Fewer words are enough for a sentence inside an English text. */
const FEWEST_IN_SENTENCE = 4;
const SURE = 0.97;
/** Share of English small words from which a text counts as English, whatever else it contains; edited prose has 0.35 to 0.5. */
const ENGLISH_SHARE = 0.12;
/** Share of words that an English dictionary contains: learners' texts are above 0.8, other languages mostly below 0.4. */
const MOST_KNOWN = 0.6;
/** Known words are the only evidence for a language without a profile. */
const MOST_KNOWN_UNNAMED = 0.2;
const FEWEST_UNNAMED = 12;
/** Number of letters that count as one word in scripts without spaces between words. */
const LETTERS_PER_WORD = 2;

/**
 * Returns the language of a text that is clearly not English, otherwise undefined: for a text in two languages, a short text, a list of names or a formula. A
 * wrong guess would leave a whole text unchecked; a missed language costs some alerts. `tokens` are the text's tokens, if known.
 */
export function foreignLanguage(
  text: string,
  lexicon: Lexicon,
  tokens: readonly Token[] = tokenize(text),
): LanguageGuess | undefined {
  const counts = wordCounts(tokens, lexicon);
  return judge(tokens, counts, FEWEST_WORDS) ?? unnamedLanguage(counts);
}

/** True for a foreign sentence in an English text; such a short text is enough only for languages with a profile. */
export function isForeignSentence(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return judge(tokens, wordCounts(tokens, lexicon), FEWEST_IN_SENTENCE) !== undefined;
}

/**
 * True for a heading, cell or caption of a document that is mostly in another language ("Tabel 2"): it contains no English small word, and at most half of its
 * lower-case words are known.
 */
export function isForeignLabel(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const { plain, english, known } = wordCounts(tokens, lexicon);
  return english === 0 && 2 * known <= plain;
}

function judge(
  tokens: readonly Token[],
  { words, plain, english, known }: WordCounts,
  fewest: number,
): LanguageGuess | undefined {
  if (words < fewest || english > ENGLISH_SHARE * words || known > MOST_KNOWN * plain) return undefined;
  const guess = guessLanguage(tokens);
  return guess.foreign >= SURE ? guess : undefined;
}

function unnamedLanguage({ plain, english, known }: WordCounts): LanguageGuess | undefined {
  if (plain < FEWEST_UNNAMED || english > ENGLISH_SHARE * plain || known > MOST_KNOWN_UNNAMED * plain) return undefined;
  return { language: undefined, foreign: 1 - known / plain };
}

interface WordCounts {
  readonly words: number;
  /** Words in lower case with two letters or more: no names or symbols. */
  readonly plain: number;
  /** Small words that only English has. */
  readonly english: number;
  /** Plain words that an English dictionary contains. */
  readonly known: number;
}

function wordCounts(tokens: readonly Token[], lexicon: Lexicon): WordCounts {
  let [words, plain, english, known] = [0, 0, 0, 0];
  for (const { kind, text, lower } of tokens) {
    if (kind !== 'word') continue;
    words += isUnspaced(text) ? text.length / LETTERS_PER_WORD : 1;
    if (text !== lower || lower.length < 2) continue;
    plain++;
    if (isEnglishOnly(lower)) english++;
    if (lexicon.isLowerCase(lower)) known++;
  }
  return { words, plain, english, known };
}
