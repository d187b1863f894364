import type { Proposal } from '../proposal.ts';

/**
 * The proposals of both learned proposers as one list. Where both make the same change, it stays once, as the ranker words it, with the
 * probability that at least one of them is right; where they differ, conflict resolution decides by confidence.
 */
export function combineProposals(ranked: readonly Proposal[], edited: readonly Proposal[]): Proposal[] {
  const key = ({ start, end, replacements }: Proposal): string => `${start} ${end} ${replacements[0] ?? ''}`;
  const byChange = new Map(edited.map((proposal) => [key(proposal), proposal]));
  const combined = ranked.map((proposal) => {
    const twin = byChange.get(key(proposal));
    if (!twin || !proposal.learned) return proposal;
    byChange.delete(key(proposal));
    return { ...proposal, confidence: 1 - (1 - proposal.confidence) * (1 - twin.confidence) };
  });
  return [...combined, ...byChange.values()];
}
