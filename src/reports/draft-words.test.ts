import { describe, expect, it } from 'vitest';
import { draftRows, type ReportDraft } from './draft-words.ts';

const draft = (over: Partial<ReportDraft>): ReportDraft => ({
  fileName: 'essay.docx',
  created: new Date('2026-02-03T04:05:06Z'),
  words: 1_200,
  outcome: 'human',
  shareOfWords: 0,
  score: 0,
  changes: null,
  ...over,
});

describe('draftRows', () => {
  it('say how share and score moved, and what became of the sentences', () => {
    const rows = draftRows([
      draft({}),
      draft({
        fileName: 'essay-v2.docx',
        outcome: 'mixed',
        shareOfWords: 0.254,
        score: 40,
        changes: { kept: 30, added: 10, removed: 2 },
      }),
    ]);
    expect(rows[0]).toEqual(['2026-02-03 04:05 essay.docx', '1,200', '0 %', '0', 'human', '–']);
    expect(rows[1]).toEqual([
      '2026-02-03 04:05 essay-v2.docx (this report)',
      '1,200',
      '25 % (+25)',
      '40 (+40)',
      'mixed',
      '30 of 40 kept (75 %), 10 new or reworded, 2 gone',
    ]);
  });

  it('say that nothing changed, and leave out what was not judged', () => {
    const rows = draftRows([
      draft({ shareOfWords: null, score: null, outcome: 'not judged' }),
      draft({ score: 12, changes: { kept: 5, added: 0, removed: 0 } }),
      draft({ score: 9 }),
    ]);
    expect(rows[0]!.slice(2, 5)).toEqual(['–', '–', 'not judged']);
    expect(rows[1]!.slice(2)).toEqual(['0 %', '12', 'human', 'all the same']);
    expect(rows[2]!.slice(2, 4)).toEqual(['0 % (same)', '9 (−3)']);
  });
});
