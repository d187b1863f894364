import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** The most adverbs between an auxiliary and its verb. */
const MOST_BETWEEN = 1;

/**
 * Returns a test for two corrections that delete a doubled word, one the first and the other the second: "the potential for for growth" lost both,
 * because the deletions do not overlap.
 */
export function twiceWrittenRivals(sentence: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  const deletedBy = deletedWords(sentence);
  return (a, b) => {
    const [first, second] = [deletedBy(a), deletedBy(b)];
    if (first === undefined || second === undefined || Math.abs(first - second) !== 1) return false;
    return sentence.tokens[first]!.lower === sentence.tokens[second]!.lower;
  };
}

/** `deletedWord`, cached for each proposal, because proposals are compared in pairs. */
function deletedWords(sentence: AnalysedSentence): (proposal: Proposal) => number | undefined {
  const known = new Map<Proposal, number | undefined>();
  return (proposal) => {
    if (!known.has(proposal)) known.set(proposal, deletedWord(sentence, proposal));
    return known.get(proposal);
  };
}

/** Index of the single word that the proposal deletes; undefined for any other proposal. */
function deletedWord({ tokens }: AnalysedSentence, { start, end, replacements }: Proposal): number | undefined {
  if (start === end || replacements[0]?.trim() !== '') return undefined;
  const covered = tokens.filter((token) => token.start >= start && token.end <= end);
  return covered.length === 1 ? covered[0]!.index : undefined;
}

/**
 * Returns a test for two corrections that fix one mistake at the verb and at its auxiliary: "players are engage in it" becomes "are engaged" or
 * "engage"; both together, "players engaged in it", change the meaning.
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
