import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { combineProposals } from './combine.ts';

const proposal = (rule: string, start: number, text: string, confidence: number): Proposal => ({
  start,
  end: start + 3,
  replacements: [text],
  rule,
  errorClass: 'article',
  comment: rule,
  learned: true,
  confidence,
});

describe('combined proposals', () => {
  it('of the same change become one, surer than either', () => {
    const [both, ...rest] = combineProposals([proposal('ranker', 4, 'the', 0.6)], [proposal('neural', 4, 'the', 0.5)]);
    expect(rest).toEqual([]);
    expect(both).toMatchObject({ rule: 'ranker', comment: 'ranker' });
    expect(both!.confidence).toBeCloseTo(0.8, 9);
  });

  it('of different changes stay side by side', () => {
    const ranked = [proposal('ranker', 4, 'the', 0.6), proposal('ranker', 20, 'of', 0.7)];
    const edited = [proposal('neural', 4, 'a', 0.5), proposal('neural', 30, 'in', 0.4)];
    expect(combineProposals(ranked, edited)).toEqual([...ranked, ...edited]);
  });

  it('are the ranker’s own where there is no editor', () => {
    const ranked = [proposal('ranker', 4, 'the', 0.6)];
    expect(combineProposals(ranked, [])).toEqual(ranked);
  });
});
