import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** "x0, x1, , xk": dots that the conversion of the file lost stood between the commas. */
export const isPlaceOfLostDots = (before: AnalysedToken | undefined): boolean =>
  before !== undefined &&
  (before.kind !== 'word' || before.text.length <= 2 || /\d|[^\p{Script=Latin}]/u.test(before.text));

/** The first or second of two commas directly before a word, which stand for a low quotation mark: "the ,,golden age”". */
export function isLowQuotationMark(tokens: readonly AnalysedToken[], at: number): boolean {
  const opens = (i: number): boolean =>
    tokens[i]?.text === ',' &&
    tokens[i + 1]?.text === ',' &&
    tokens[i + 2]?.kind === 'word' &&
    !tokens[i + 1]!.spaceBefore &&
    !tokens[i + 2]!.spaceBefore &&
    (i === 0 || tokens[i]!.spaceBefore);
  return opens(at) || opens(at - 1);
}

const SMALL = /^(?:an?|as|to|we|of|in|on|at|by|if|is|it|so|he)$/;

/** "in the spring,a few came": a small word of the sentence, which a space and a word follow; not an item of a list such as "a,in,to". */
export const isSmallWord = (tokens: readonly AnalysedToken[], at: number): boolean =>
  SMALL.test(tokens[at]!.text) &&
  tokens[at + 1]?.kind === 'word' &&
  tokens[at + 1]!.spaceBefore &&
  tokens[at - 2]!.text.length > 2 &&
  tokens[at - 2]!.spaceBefore;
