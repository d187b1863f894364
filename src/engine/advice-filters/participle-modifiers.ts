import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { classEntry } from '../taxonomy.ts';

const PARTICIPLES = new Set(['VBN', 'VBD', 'VBG', 'JJ']);
/** Tags of words that open a noun phrase with a participle. */
const OPENERS = new Set(['DET', 'ADJ', 'NUM', 'ADP', 'CCONJ', 'PUNCT', 'PROPN']);

/**
 * True for a participle before its noun ("the solicited proposals", "a desired shape"): a plainer verb seldom modifies a noun, and a verb with a
 * particle never does ("the asked for proposals").
 */
export function isParticipleModifier(
  { tokens }: AnalysedSentence,
  { start, end, errorClass, replacements }: Proposal,
): boolean {
  if (!classEntry(errorClass).ofVerbs) return false;
  const first = tokens.findIndex((token) => token.start === start);
  const token = tokens[first];
  if (!token || token.end !== end || !PARTICIPLES.has(token.xpos) || !/(?:ed|ing|wn|en|pt)$/.test(token.lower))
    return false;
  const [before, after] = [tokens[first - 1], tokens[first + 1]];
  if (!after || (after.upos !== 'NOUN' && after.upos !== 'ADJ')) return false;
  const opened = before === undefined || OPENERS.has(before.upos) || before.xpos === 'PRP$' || before.xpos === 'POS';
  // "by utilizing sets", "Utilizing sets, we …": a gerund with its object, which a single word can replace
  if (token.xpos === 'VBG') return before?.upos === 'DET' || replacements.some((text) => text.includes(' '));
  return opened;
}
