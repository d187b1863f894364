import type { AnalysedToken } from './analysed-token.ts';

/** Most letters in the name of a gene, variable or toxin, and so in the everyday word that it looks like. */
const MOST_LETTERS = 4;
const isMark = (token: AnalysedToken | undefined): boolean => token !== undefined && /^[,;:()[\]/]$/.test(token.text);

/** "seb, sec, see, sej and cna (collagen)": a short word alone between the commas of a list, where names and symbols stand. */
export function isListedSymbol(tokens: readonly AnalysedToken[], at: number): boolean {
  const token = tokens[at]!;
  if (token.text.length > MOST_LETTERS || token.text !== token.lower || !isMark(tokens[at - 1])) return false;
  return isMark(tokens[at + 1]);
}
