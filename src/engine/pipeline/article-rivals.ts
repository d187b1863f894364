import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** The most words between an article and its noun. */
const MOST_BEFORE_NOUN = 4;
const ARTICLE = /^(?:an?|the)\b/i;

/**
 * Returns a test for two corrections that each give one noun an article: "the only way" and "only a way" both correct "This is only way". The edits
 * do not overlap, so both would be made, which is another mistake.
 */
export function articleRivals(sentence: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  return (a, b) => {
    const noun = nounWithArticle(sentence, a);
    return noun !== undefined && noun === nounWithArticle(sentence, b);
  };
}

/** Index of the noun before which the proposal inserts an article; undefined for any other proposal. */
function nounWithArticle({ tokens, paragraph }: AnalysedSentence, proposal: Proposal): number | undefined {
  const { start, end, replacements } = proposal;
  if (!ARTICLE.test(replacements[0] ?? '') || ARTICLE.test(paragraph.slice(start, end))) return undefined;
  const at = tokens.findIndex((token) => token.start >= start);
  if (at < 0) return undefined;
  const group = tokens.slice(at, at + MOST_BEFORE_NOUN);
  // "by following set": the noun may also follow a word that the tagger reads as a verb
  const open = group.findIndex(({ upos, xpos }) => upos !== 'ADJ' && upos !== 'ADV' && !/^VB[GN]$/.test(xpos));
  return open >= 0 && group[open]!.upos === 'NOUN' ? at + open : undefined;
}
