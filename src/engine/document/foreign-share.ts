import type { DocumentFacts } from '../context.ts';
import { isEnglishOnly } from '../language-guess/guess-language.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** Words of the document in paragraphs of another language, and in the others that are long enough to be judged. */
const FOREIGN_KEY = 'words: foreign';
const OTHER_KEY = 'words: other';
/** Shorter paragraphs are headings and cells, which show no language. */
const FEWEST_WORDS = 8;
/** Of the words of English prose a third and more are small words that no other language has. */
const ENGLISH_SHARE = 0.05;

/** Counts the words of paragraphs by whether English small words are among them: languages that are not known by name have none either. */
export function countForeign(paragraphs: readonly TokenizedParagraph[], add: (key: string, by?: number) => void): void {
  // one paragraph is judged where it is checked
  if (paragraphs.length < 2) return;
  for (const { tokens } of paragraphs) {
    const words = tokens.filter(({ kind }) => kind === 'word');
    if (words.length < FEWEST_WORDS) continue;
    const english = words.filter(({ lower }) => isEnglishOnly(lower)).length;
    add(english < ENGLISH_SHARE * words.length ? FOREIGN_KEY : OTHER_KEY, words.length);
  }
}

/** More than half of the document is in another language: an English summary in a thesis of Estonia. */
export const isMostlyForeign = (document: DocumentFacts): boolean =>
  document.styleCount(FOREIGN_KEY) > document.styleCount(OTHER_KEY);
