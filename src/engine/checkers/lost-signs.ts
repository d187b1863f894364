import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** "(b = .07,  = 2.1)": a letter that the conversion of the file lost stood between the two spaces. */
export const isPlaceOfLostSign = (before: string, after: string): boolean =>
  /^[=<>≤≥≈]$/.test(after) && /^[,;(]$/.test(before);

/** "x0, x1, , xk": dots that the conversion of the file lost stood between the commas. */
export const isPlaceOfLostDots = (before: AnalysedToken | undefined): boolean =>
  before !== undefined &&
  (before.kind !== 'word' || before.text.length <= 2 || /\d|[^\p{Script=Latin}]/u.test(before.text));
