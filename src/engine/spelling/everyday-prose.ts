import type { DocumentFacts } from '../context.ts';
import { paragraphMemo } from '../document/paragraph-memo.ts';

/** Figures, signs of formulas and code, brackets: hardly a paragraph of a paper or a manual is without them, most of an essay's are. */
const SPECIALIST_SIGN = /[\d%&@#*/\\^~|+=<>_$`()[\]{}\p{Sm}\p{Sc}]|\p{Script=Greek}|\p{Lu}\p{Lu}/u;
/** What is left of them where a paragraph is a sentence or two: an essay has a year, a price and "TV" there too. */
const TECHNICAL_SIGN =
  /[@#*/\\^~|=<>_`()[\]{}]|\p{Script=Greek}|\d(?:\.\d|(?!s|st|nd|rd|th)\p{L}| \p{L}{1,2}\b)|\p{L}\d/u;
const SHORT = 250;
/** Words that a whole paper has somewhere. */
const OF_PAPERS = ['al', 'fig', 'figure', 'figures', 'equation', 'references', 'appendix', 'dataset', 'doi'];

const hasSigns = paragraphMemo((paragraph) =>
  (paragraph.length < SHORT ? TECHNICAL_SIGN : SPECIALIST_SIGN).test(paragraph),
);

/**
 * True where a paragraph shows no sign of a specialist's writing, and the document it is from none either: a letter, a story, a
 * learner's essay.
 */
export function isEverydayProse(paragraph: string, document: DocumentFacts): boolean {
  return !hasSigns(paragraph) && !OF_PAPERS.some((word) => document.occurrences(word) > 0);
}
