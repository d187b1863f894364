import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Words between an article and its noun. */
const MOST_BEFORE_NOUN = 4;
const ARTICLE = /^(?:an?|the)\b/i;

/**
 * Tells whether two corrections give one noun an article each: "This is only way" is put right by "the only way" or "only a way", and both
 * together are the next mistake, for they do not overlap.
 */
export function articleRivals(sentence: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  return (a, b) => {
    const noun = nounWithArticle(sentence, a);
    return noun !== undefined && noun === nounWithArticle(sentence, b);
  };
}

/** Index of the noun that the proposal puts an article before; undefined where it does anything else. */
function nounWithArticle({ tokens, paragraph }: AnalysedSentence, proposal: Proposal): number | undefined {
  const { start, end, replacements } = proposal;
  if (!ARTICLE.test(replacements[0] ?? '') || ARTICLE.test(paragraph.slice(start, end))) return undefined;
  const at = tokens.findIndex((token) => token.start >= start);
  if (at < 0) return undefined;
  const group = tokens.slice(at, at + MOST_BEFORE_NOUN);
  // "by following set": what the tagger takes for a verb stands before the noun as well
  const open = group.findIndex(({ upos, xpos }) => upos !== 'ADJ' && upos !== 'ADV' && !/^VB[GN]$/.test(xpos));
  return open >= 0 && group[open]!.upos === 'NOUN' ? at + open : undefined;
}
