import { describe, expect, it } from 'vitest';
import { judgeDocument } from './outcome.ts';
import { bandOf, type ParagraphResult } from './types.ts';

/** Paragraphs of so many words with these scores, each judged alone. */
function scored(...scores: readonly (number | null)[]): ParagraphResult[] {
  return scores.map((score, index) => ({
    index,
    words: 100,
    score,
    probability: null,
    band: score === null ? null : bandOf(score),
    notScored: score === null ? 'heading' : null,
    joinedWith: [],
    signals: [],
    sentences: [],
  }));
}

describe('judgeDocument', () => {
  it('does not call a document human, or green, of which half is machine-made', () => {
    expect(judgeDocument(scored(0, 83, 0, 100, 24, 0), 0)).toEqual({
      outcome: 'mixed',
      shareOfWords: 2 / 6,
      score: Math.round((83 + 100 + 24) / 6),
    });
    expect(judgeDocument(scored(0, 0, 100, 100), 0)).toMatchObject({ outcome: 'mixed', score: 50 });
  });

  it('takes one certain paragraph in ten for a mixture, one in twenty for chance', () => {
    expect(judgeDocument(scored(90, ...Array(9).fill(0)), 0)).toMatchObject({ outcome: 'mixed', score: 9 });
    expect(judgeDocument(scored(90, ...Array(19).fill(0)), 0)).toEqual({
      outcome: 'human',
      shareOfWords: 0.05,
      score: 0,
    });
  });

  it('takes orange passages for a mixture when there are two in a quarter of the words', () => {
    expect(judgeDocument(scored(40, 0, 0), 0)).toMatchObject({ outcome: 'human', score: 0 });
    expect(judgeDocument(scored(40, 0, 40, 0), 0)).toMatchObject({ outcome: 'mixed', score: 20 });
    const [first, second] = scored(40, 40);
    const joined = [
      { ...first!, joinedWith: [1] },
      { ...second!, joinedWith: [0] },
    ];
    expect(judgeDocument([...joined, ...scored(0, 0)], 0).outcome).toBe('human');
  });

  it('calls a document machine-made when hardly a word is left that reads as human', () => {
    expect(judgeDocument(scored(80, 100, 60, 90), 95)).toEqual({ outcome: 'machine', shareOfWords: 1, score: 95 });
    expect(judgeDocument(scored(80, 100, 0, 90, 90), 60)).toEqual({ outcome: 'machine', shareOfWords: 0.8, score: 72 });
    expect(judgeDocument(scored(80, 100, 0), 100)).toMatchObject({ outcome: 'mixed', score: 100 });
  });

  it('goes by the whole where no paragraph says anything by itself', () => {
    expect(judgeDocument(scored(0, 0, 20), 0)).toEqual({ outcome: 'human', shareOfWords: 0, score: 0 });
    expect(judgeDocument(scored(20, 0, 20), 50)).toEqual({ outcome: 'machine', shareOfWords: 0, score: 50 });
  });

  it('leaves the score of a single passage alone, which rises with its probability', () => {
    expect(judgeDocument(scored(75), 68)).toEqual({ outcome: 'machine', shareOfWords: 1, score: 68 });
    expect(judgeDocument(scored(30), 36)).toEqual({ outcome: 'machine', shareOfWords: 0, score: 36 });
  });

  it('leaves out what has no score', () => {
    expect(judgeDocument(scored(null, 0, null, 100), 0)).toMatchObject({ outcome: 'mixed', shareOfWords: 0.5 });
  });
});
