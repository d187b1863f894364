import { type Token, tokenize } from '../../text/token.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { guessLanguage, isEnglishOnly, type LanguageGuess } from './guess-language.ts';
import { isUnspaced } from './scripts.ts';

/** Shorter texts are headings, names and labels. */
const FEWEST_WORDS = 8;
/** A sentence inside an English text is judged by fewer. */
const FEWEST_IN_SENTENCE = 4;
const SURE = 0.97;
/** Share of English small words from which a text is English, whatever else it holds; edited prose has 0.35 to 0.5 of them. */
const ENGLISH_SHARE = 0.12;
/** Share of words that an English dictionary has: learners' texts are above 0.8, other languages mostly below 0.4. */
const MOST_KNOWN = 0.6;
/** For a language that is none of ours there is only this to tell it by. */
const MOST_KNOWN_UNNAMED = 0.2;
const FEWEST_UNNAMED = 12;
/** Letters that make about a word in scripts that put no spaces between words. */
const LETTERS_PER_WORD = 2;

/**
 * The language of a text that is clearly not English, or undefined. A text in two languages is not, nor a short one, a list of names or
 * a formula: a wrong guess would keep a whole text from being checked, a missed one costs some alerts. `tokens` are the text's, where they are known.
 */
export function foreignLanguage(
  text: string,
  lexicon: Lexicon,
  tokens: readonly Token[] = tokenize(text),
): LanguageGuess | undefined {
  const counts = wordCounts(tokens, lexicon);
  return judge(tokens, counts, FEWEST_WORDS) ?? unnamedLanguage(counts);
}

/** The same of one sentence of an English text; only languages that we know are told by so little. */
export function isForeignSentence(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return judge(tokens, wordCounts(tokens, lexicon), FEWEST_IN_SENTENCE) !== undefined;
}

/**
 * True for a heading, cell or caption of a document that is mostly in another language ("Tabel 2"): no small word of English is in it, and half of its words
 * in lower case at most are known.
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
  /** Of them in lower case and of two letters or more: no names, no symbols. */
  readonly plain: number;
  /** Small words that English alone has. */
  readonly english: number;
  /** Plain words that an English dictionary has. */
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
