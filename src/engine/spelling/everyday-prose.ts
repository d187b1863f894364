import type { DocumentFacts } from '../context.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Figures, signs of formulas and code, brackets: hardly a paragraph of a paper or a manual is without them, most of an essay's are. */
const SPECIALIST_SIGN = /[\d%&@#*/\\^~|+=<>_$`()[\]{}\p{Sm}\p{Sc}]|\p{Script=Greek}|\p{Lu}\p{Lu}/u;
/** What is left of them where a paragraph is a sentence or two: an essay has a year, a price and "TV" there too. */
const TECHNICAL_SIGN =
  /[@#*/\\^~|=<>_`()[\]{}]|\p{Script=Greek}|\d(?:\.\d|(?!s|st|nd|rd|th)\p{L}| \p{L}{1,2}\b)|\p{L}\d/u;
const SHORT = 250;
/** Words that a whole paper has somewhere. */
const OF_PAPERS = ['al', 'fig', 'figure', 'figures', 'equation', 'references', 'appendix', 'dataset', 'doi'];

/**
 * Letters a word above which a paragraph is a specialist's: of 54 unknown words of scientific paragraphs without a sign 3 were slips and 3 were not
 * below it, 17 and 31 above; three of four of those of learners' essays stand below it.
 */
const LONG_WORDS = 5.2;

function hasLongWords(paragraph: string): boolean {
  let letters = 0;
  let words = 0;
  for (const [word] of paragraph.matchAll(/[\p{L}'’]+/gu)) {
    letters += word.length;
    words++;
  }
  return letters > LONG_WORDS * words;
}

const hasSigns = (paragraph: string): boolean =>
  (paragraph.length < SHORT ? TECHNICAL_SIGN : SPECIALIST_SIGN).test(paragraph);

/**
 * True where a paragraph shows no sign of a specialist's writing, is not made of long words, and the document it is from none either: a letter, a story, a
 * learner's essay.
 */
export function isEverydayProse(
  sentence: Pick<AnalysedSentence, 'paragraph' | 'ofParagraph'>,
  document: DocumentFacts,
): boolean {
  if (sentence.ofParagraph(hasSigns)) return false;
  if (sentence.paragraph.length >= SHORT && sentence.ofParagraph(hasLongWords)) return false;
  return !OF_PAPERS.some((word) => document.occurrences(word) > 0);
}
