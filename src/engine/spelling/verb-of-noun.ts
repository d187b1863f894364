import type { Lexicon } from '../lexicon/lexicon.ts';

/**
 * "precesses": the verb of a noun in -ssion, which the list of misspellings takes for a slip of another word. Only after "ss": "definit" and
 * "generat" are slips beside "definition" and "generation".
 */
export function isVerbOfNoun(lower: string, lexicon: Pick<Lexicon, 'has'>): boolean {
  const stem = /^(\p{L}{3,20}ss)(?:es|ed|ing)?$/u.exec(lower)?.[1];
  return stem !== undefined && lexicon.has(`${stem}ion`);
}
