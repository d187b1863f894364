import type { AnalysedToken } from './analysed-token.ts';

/** Names of genes, variables and toxins have few letters; so have the everyday words that they look like. */
const MOST_LETTERS = 4;
const isMark = (token: AnalysedToken | undefined): boolean => token !== undefined && /^[,;:()[\]/]$/.test(token.text);

/** "seb, sec, see, sej and cna (collagen)": a short word alone between the marks of a list, where names and symbols stand. */
export function isListedSymbol(tokens: readonly AnalysedToken[], at: number): boolean {
  const token = tokens[at]!;
  if (token.text.length > MOST_LETTERS || token.text !== token.lower || !isMark(tokens[at - 1])) return false;
  return isMark(tokens[at + 1]);
}
