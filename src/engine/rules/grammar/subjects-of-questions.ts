import type { AnalysedToken } from '../../sentence/analysed-token.ts';

const PRONOUNS = new Set(
  'i you he she it we they this that these those everyone everybody somebody someone people'.split(' '),
);

/**
 * Returns the index after the noun phrase that starts at `from`: a pronoun, a name, or a determiner, adjectives and nouns. Returns `from` when no phrase
 * starts there.
 */
export function phraseEnd(tokens: readonly AnalysedToken[], from: number): number {
  const first = tokens[from];
  if (!first) return from;
  const next = tokens[from + 1]?.upos ?? '';
  if (PRONOUNS.has(first.lower) && !(/^th/.test(first.lower) && /^(?:NOUN|ADJ)$/.test(next))) return from + 1;
  let at = from;
  while (tokens[at]?.upos === 'PROPN') at++;
  if (at > from) return at;
  const determined = first.upos === 'DET' || first.xpos === 'PRP$' || /^(?:this|that|these|those)$/.test(first.lower);
  if (determined) at++;
  while (tokens[at]?.upos === 'ADJ') at++;
  const noun = at;
  while (tokens[at]?.upos === 'NOUN') at++;
  return at > noun && (determined || tokens[noun]!.xpos === 'NNS') ? at : from;
}
