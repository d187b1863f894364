import { describe, expect, it } from 'vitest';
import { type JudgedDraft, reportDrafts } from './report-drafts.ts';

const draft = (...texts: string[]): JudgedDraft => ({
  fileName: 'essay.docx',
  created: '2026-02-03T04:05:06.000Z',
  words: 100,
  outcome: 'human',
  shareOfWords: 0,
  score: 0,
  paragraphs: texts.map((text) => ({ text })),
});

describe('reportDrafts', () => {
  it('compares each draft with the one before', () => {
    const drafts = reportDrafts([draft('It rained.'), draft('It rained. We stayed.'), draft('We stayed.')]);
    expect(drafts.map(({ changes }) => changes)).toEqual([
      null,
      { kept: 1, added: 1, removed: 0 },
      { kept: 1, added: 0, removed: 1 },
    ]);
    expect(drafts[0]!.created).toEqual(new Date('2026-02-03T04:05:06Z'));
  });

  it('says nothing of changes where the text of a draft is gone', () => {
    const drafts = reportDrafts([{ ...draft(), paragraphs: null }, draft('It rained.')]);
    expect(drafts.map(({ changes }) => changes)).toEqual([null, null]);
  });

  it('is empty where there is one draft alone', () => {
    expect(reportDrafts([draft('It rained.')])).toEqual([]);
  });
});
