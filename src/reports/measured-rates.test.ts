import { describe, expect, it } from 'vitest';
import { detectionResult } from '../../test/reports/detection-result.ts';
import { errorRates, scoresAsHigh } from './measured-rates.ts';

describe('error rates', () => {
  it('are those measured at the length of the text', () => {
    expect(errorRates(detectionResult({ wordsScored: 300 }))[0]).toBe(
      'Of 4,931 texts by people of about 250 words, 0.37 % were called mixed and 0.10 % machine.',
    );
    expect(errorRates(detectionResult({ wordsScored: 1_500 }))[1]).toBe(
      'Of 640 texts by machines of about 2,000 words, 41.2 % were called mixed and 50.5 % machine.',
    );
    expect(errorRates(detectionResult({ wordsScored: 20_000 }))[0]).toBe(
      'Of 376 texts by people of about 6,000 words, none was called mixed or machine.',
    );
    expect(errorRates(detectionResult({ outcome: 'not judged', score: null }))).toEqual([]);
  });
});

describe('how many texts of people score as high', () => {
  it('is what was measured at the length of the text', () => {
    const [learners, others] = scoresAsHigh(detectionResult({ outcome: 'machine', score: 40, wordsScored: 300 }));
    expect(learners).toBe(
      'Of 1,000 texts of about 250 words by people who learned English, about 1 would score 36 or more (measured on 690).',
    );
    expect(others).toBe(
      'Of 1,000 texts of about 250 words by other people, about 4 would score 36 or more (measured on 3,190).',
    );
    expect(scoresAsHigh(detectionResult({ score: 100, wordsScored: 4_000 }))[0]).toMatch(
      /^Of 1,000 texts of about 2,000 words by people who learned English, none would score 100 or more/,
    );
  });

  it('is silent where nearly every text of a person scores as low', () => {
    expect(scoresAsHigh(detectionResult({ score: 0 }))).toEqual([]);
    expect(scoresAsHigh(detectionResult({ outcome: 'not judged', score: null }))).toEqual([]);
  });
});
