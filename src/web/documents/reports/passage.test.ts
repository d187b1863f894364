import { expect, it } from 'vitest';
import type { ReportParagraph } from '../../../contract/report-review.ts';
import { chartBars, flaggedPassages } from './passage.ts';

const paragraph = (score: number | null, words: number, lead: number | null = null): ReportParagraph => ({
  index: 0,
  kind: 'body',
  text: '',
  words,
  score,
  band: score === null ? null : score >= 71 ? 'red' : score >= 36 ? 'orange' : 'green',
  not_scored: null,
  judged_with: lead,
  sentences: [],
  signals: [],
});

it('counts paragraphs that were judged together as one passage', () => {
  const text = [paragraph(0, 80), paragraph(36, 60), paragraph(36, 20, 1), paragraph(null, 5), paragraph(90, 100)];
  expect(flaggedPassages(text)).toEqual([1, 4]);
});

it('draws what has a score, in the order of the text', () => {
  const bars = chartBars([paragraph(0, 75), paragraph(null, 500), paragraph(90, 25)]);
  expect(bars).toEqual([
    { at: 0, score: 0, band: 'green', share: 0.75 },
    { at: 2, score: 90, band: 'red', share: 0.25 },
  ]);
});
