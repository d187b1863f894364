import type { DocumentFacts } from '../context.ts';
import { isEnglishOnly } from '../language-guess/guess-language.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** Number of words in paragraphs of another language, and in the other paragraphs that are long enough to be judged. */
const FOREIGN_KEY = 'words: foreign';
const OTHER_KEY = 'words: other';
/** Paragraphs with fewer words are headings and cells, which show no language. */
const FEWEST_WORDS = 8;
/** Share of words that only English has, below which a paragraph is foreign: in English prose it is a third or more. */
const ENGLISH_SHARE = 0.05;

/** Counts the words of paragraphs with and without English small words: this also works for languages without a profile. */
export function countForeign(paragraphs: readonly TokenizedParagraph[], add: (key: string, by?: number) => void): void {
  // a single paragraph is judged during the check
  if (paragraphs.length < 2) return;
  for (const { tokens } of paragraphs) {
    const words = tokens.filter(({ kind }) => kind === 'word');
    if (words.length < FEWEST_WORDS) continue;
    const english = words.filter(({ lower }) => isEnglishOnly(lower)).length;
    add(english < ENGLISH_SHARE * words.length ? FOREIGN_KEY : OTHER_KEY, words.length);
  }
}

/** True when more than half of the document is in another language, for example an Estonian thesis with an English summary. */
export const isMostlyForeign = (document: DocumentFacts): boolean =>
  document.styleCount(FOREIGN_KEY) > document.styleCount(OTHER_KEY);
