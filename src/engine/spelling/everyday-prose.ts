import type { DocumentFacts } from '../context.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Digits, signs of formulas and code, brackets: few paragraphs of a paper or a manual lack them, but most paragraphs of an essay do. */
const SPECIALIST_SIGN = /[\d%&@#*/\\^~|+=<>_$`()[\]{}\p{Sm}\p{Sc}]|\p{Script=Greek}|\p{Lu}\p{Lu}/u;
/** The subset for a paragraph of one or two sentences: an essay may also have a year, a price and "TV" there. */
const TECHNICAL_SIGN =
  /[@#*/\\^~|=<>_`()[\]{}]|\p{Script=Greek}|\d(?:\.\d|(?!s|st|nd|rd|th)\p{L}| \p{L}{1,2}\b)|\p{L}\d/u;
const SHORT = 250;
/** Words that occur somewhere in every paper. */
const OF_PAPERS = ['al', 'fig', 'figure', 'figures', 'equation', 'references', 'appendix', 'dataset', 'doi'];

/**
 * Letters per word above which a paragraph is specialist prose. Of 54 unknown words in scientific paragraphs without a sign, 3 below this value were slips and
 * 3 were not; above it, 17 and 31. Three of four such words in learners' essays are below it.
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
 * True when neither the paragraph nor its document shows a sign of specialist writing and the paragraph does not consist of long words: a letter, a story, a
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
