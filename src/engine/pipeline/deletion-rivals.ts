import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Adverbs between an auxiliary and its verb. */
const MOST_BETWEEN = 1;

/**
 * Tells whether two corrections delete a word that is written twice, one the first and the other the second: "the potential for for growth" lost both,
 * as the two deletions do not overlap.
 */
export function twiceWrittenRivals(sentence: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  const deletedBy = deletedWords(sentence);
  return (a, b) => {
    const [first, second] = [deletedBy(a), deletedBy(b)];
    if (first === undefined || second === undefined || Math.abs(first - second) !== 1) return false;
    return sentence.tokens[first]!.lower === sentence.tokens[second]!.lower;
  };
}

/** `deletedWord`, looked for once for each proposal: they are asked about in pairs. */
function deletedWords(sentence: AnalysedSentence): (proposal: Proposal) => number | undefined {
  const known = new Map<Proposal, number | undefined>();
  return (proposal) => {
    if (!known.has(proposal)) known.set(proposal, deletedWord(sentence, proposal));
    return known.get(proposal);
  };
}

/** Index of the one word that the proposal deletes; undefined where it does anything else. */
function deletedWord({ tokens }: AnalysedSentence, { start, end, replacements }: Proposal): number | undefined {
  if (start === end || replacements[0]?.trim() !== '') return undefined;
  const covered = tokens.filter((token) => token.start >= start && token.end <= end);
  return covered.length === 1 ? covered[0]!.index : undefined;
}

/**
 * Tells whether two corrections answer one mistake by the verb and by its auxiliary: "players are engage in it" is "are engaged" or "engage", and both
 * together, "players engaged in it", say something else.
 */
export function auxiliaryRivals(sentence: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  const deletedBy = deletedWords(sentence);
  const excludes = (deletion: Proposal, change: Proposal): boolean => {
    const auxiliary = deletedBy(deletion);
    if (auxiliary === undefined || sentence.tokens[auxiliary]!.upos !== 'AUX') return false;
    const verb = sentence.tokens.findIndex(({ start, end }) => start === change.start && end === change.end);
    return verb > auxiliary && verb - auxiliary <= MOST_BETWEEN + 1 && change.replacements[0]?.trim() !== '';
  };
  return (a, b) => excludes(a, b) || excludes(b, a);
}
