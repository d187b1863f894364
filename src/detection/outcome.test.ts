import { describe, expect, it } from 'vitest';
import { judgeDocument } from './outcome.ts';
import { bandOf, type ParagraphResult } from './types.ts';

/** Paragraphs with these scores, each judged alone. */
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

const PLAIN = { unlikePeople: false, unlikeMachines: false };

describe('judgeDocument', () => {
  it('does not call a document human, or green, of which half is machine-made', () => {
    expect(judgeDocument(scored(0, 83, 0, 100, 24, 0), 0, PLAIN)).toMatchObject({
      outcome: 'mixed',
      shareOfWords: 2 / 6,
      score: Math.round((83 + 100 + 24) / 6),
    });
    expect(judgeDocument(scored(0, 0, 100, 100), 0, PLAIN)).toMatchObject({ outcome: 'mixed', score: 50 });
  });

  it('takes one certain paragraph in ten for a mixture, one in twenty for chance', () => {
    expect(judgeDocument(scored(90, ...Array(9).fill(0)), 0, PLAIN)).toMatchObject({ outcome: 'mixed', score: 9 });
    expect(judgeDocument(scored(90, ...Array(19).fill(0)), 0, PLAIN)).toMatchObject({
      outcome: 'human',
      shareOfWords: 0.05,
      score: 0,
    });
  });

  it('takes orange passages for a mixture when there are two in a quarter of the words', () => {
    expect(judgeDocument(scored(40, 0, 0), 0, PLAIN)).toMatchObject({ outcome: 'human', score: 0 });
    expect(judgeDocument(scored(40, 0, 40, 0), 0, PLAIN)).toMatchObject({ outcome: 'mixed', score: 20 });
    const [first, second] = scored(40, 40);
    const joined = [
      { ...first!, joinedWith: [1] },
      { ...second!, joinedWith: [0] },
    ];
    expect(judgeDocument([...joined, ...scored(0, 0)], 0, PLAIN).outcome).toBe('human');
  });

  it('calls a document machine-made when hardly a word is left that reads as human', () => {
    expect(judgeDocument(scored(80, 100, 60, 90), 95, PLAIN)).toMatchObject({
      outcome: 'machine',
      shareOfWords: 1,
      score: 95,
    });
    expect(judgeDocument(scored(80, 100, 0, 90, 90), 60, PLAIN)).toMatchObject({
      outcome: 'machine',
      shareOfWords: 0.8,
      score: 72,
    });
    expect(judgeDocument(scored(80, 100, 0), 100, PLAIN)).toMatchObject({ outcome: 'mixed', score: 100 });
  });

  it('goes by the whole where no paragraph says anything by itself', () => {
    expect(judgeDocument(scored(0, 0, 20), 0, PLAIN)).toMatchObject({ outcome: 'human', shareOfWords: 0, score: 0 });
    expect(judgeDocument(scored(20, 0, 20), 50, PLAIN)).toMatchObject({
      outcome: 'machine',
      shareOfWords: 0,
      score: 50,
    });
  });

  it('leaves the score of a single passage alone, which rises with its probability', () => {
    expect(judgeDocument(scored(75), 68, PLAIN)).toMatchObject({ outcome: 'machine', shareOfWords: 1, score: 68 });
    expect(judgeDocument(scored(30), 36, PLAIN)).toMatchObject({ outcome: 'machine', shareOfWords: 0, score: 36 });
  });

  it('calls a text mixed that reads as edited throughout, without raising its score', () => {
    const edited = { unlikePeople: true, unlikeMachines: true };
    expect(judgeDocument(scored(0, 0, 20), 12, edited)).toEqual({
      outcome: 'mixed',
      shareOfWords: 0,
      score: 12,
      asAWhole: true,
    });
    expect(judgeDocument(scored(80, 100, 60), 95, edited)).toMatchObject({
      outcome: 'mixed',
      score: 95,
      asAWhole: true,
    });
  });

  it('calls a text machine-made that reads less like an edited one than like a machine’s', () => {
    const made = { unlikePeople: true, unlikeMachines: false };
    expect(judgeDocument(scored(80, 100, 60), 95, made)).toMatchObject({ outcome: 'machine', asAWhole: false });
  });

  it('says of a mixture that its passages differ, however the whole reads', () => {
    const edited = { unlikePeople: true, unlikeMachines: true };
    expect(judgeDocument(scored(0, 0, 100, 100), 0, edited)).toMatchObject({ outcome: 'mixed', asAWhole: false });
  });

  it('leaves out what has no score', () => {
    expect(judgeDocument(scored(null, 0, null, 100), 0, PLAIN)).toMatchObject({ outcome: 'mixed', shareOfWords: 0.5 });
  });
});
