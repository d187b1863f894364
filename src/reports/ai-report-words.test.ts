import { describe, expect, it } from 'vitest';
import { detectionResult } from '../../test/reports/detection-result.ts';
import { bandOf, type ParagraphResult } from '../detection/types.ts';
import { headline, percent, percents, verdict, warningText } from './ai-report-words.ts';

const without = {
  outcome: 'not judged',
  shareOfWords: null,
  score: null,
  probability: null,
  band: null,
  confidence: null,
} as const;
const scored = (...scores: readonly number[]): ParagraphResult[] =>
  scores.map((score, index) => ({
    index,
    words: 100,
    score,
    probability: null,
    band: bandOf(score),
    notScored: null,
    joinedWith: [],
    signals: [],
    sentences: [],
  }));

describe('verdict', () => {
  it('counts the words of a text that is too short, those of its short passages as well', () => {
    expect(
      verdict(detectionResult({ ...without, status: 'too short', wordsScored: 0, wordsLeftOut: { 'too short': 20 } })),
    ).toBe('The text is too short for a score: it has 20 words of prose, and a score needs at least 80.');
    expect(
      verdict(detectionResult({ ...without, status: 'too short', wordsScored: 0, wordsLeftOut: { 'too short': 1 } })),
    ).toMatch(/1 word of prose/);
  });
  it('says that other languages are not supported', () => {
    expect(verdict(detectionResult({ ...without, status: 'not English' }))).toContain('not supported');
  });
});

describe('verdict of a document with a score', () => {
  it('says the share of the words first, then the paragraphs', () => {
    expect(
      verdict(detectionResult({ outcome: 'mixed', shareOfWords: 365 / 500, paragraphs: scored(83, 100, 24, 90) })),
    ).toBe('73 % of the words, in 3 of 4 paragraphs, read as machine-written (orange or red).');
  });
  it('names what is found in a human document, and that it happens', () => {
    expect(verdict(detectionResult({ shareOfWords: 0.04, paragraphs: scored(40, 0, 0) }))).toBe(
      '4 % of the words, in 1 of 3 paragraphs, read as machine-written (orange or red). About one paragraph in a hundred that people write is flagged like this.',
    );
    expect(verdict(detectionResult({ paragraphs: scored(0, 0, 20) }))).toBe(
      'None of the 3 scored paragraphs reads as machine-written (orange or red).',
    );
  });
  it('says of an edited text that the whole reads so, beside its paragraphs', () => {
    const edited = { outcome: 'mixed', warnings: ['edited as a whole'] } as const;
    expect(verdict(detectionResult({ ...edited, paragraphs: scored(0, 0) }))).toBe(
      'The text as a whole reads like a person’s that a language model has edited. No paragraph reads as machine-written by itself (orange or red).',
    );
    expect(verdict(detectionResult({ ...edited, shareOfWords: 0.5, paragraphs: scored(0, 80) }))).toMatch(
      /^50 % of the words, in 1 of 2 paragraphs, .* that a language model has edited\.$/,
    );
  });

  it('does not deny what only the whole shows', () => {
    expect(verdict(detectionResult({ outcome: 'machine', score: 50, paragraphs: scored(20, 20) }))).toMatch(
      /as a whole does/,
    );
  });
});

describe('headline', () => {
  it('says who seems to have written the text, whatever the score', () => {
    expect(headline(detectionResult({}))).toBe('Reads as written by a person');
    expect(headline(detectionResult({ score: 12 }))).toBe(
      'Reads as written by a person, with slight signs of a machine',
    );
    expect(headline(detectionResult({ outcome: 'mixed', score: 100 }))).toBe('Reads as partly machine-written');
    expect(headline(detectionResult({ outcome: 'mixed', score: 0, warnings: ['edited as a whole'] }))).toBe(
      'Reads as edited with a language model',
    );
    expect(headline(detectionResult({ outcome: 'machine', score: 60 }))).toBe('Reads as machine-written');
    expect(headline(detectionResult({ ...without, status: 'too short' }))).toBe('Not judged');
  });
});

describe('percents', () => {
  it('add up to 100', () => {
    expect(percents([276, 0, 0, 724])).toEqual(['28 %', '0 %', '0 %', '72 %']);
    expect(percents([275, 0, 0, 725])).toEqual(['28 %', '0 %', '0 %', '72 %']);
    expect(percents([1, 1, 1])).toEqual(['34 %', '33 %', '33 %']);
    expect(percents([0, 0])).toEqual(['0 %', '0 %']);
  });
  it('hide neither what is there nor what is missing', () => {
    expect(percents([9_999, 1])).toEqual(['over 99 %', 'under 1 %']);
    expect(percent(1, 1_000)).toBe('under 1 %');
    expect(percent(500, 500)).toBe('100 %');
  });
});

describe('warningText', () => {
  it('tells a single look-alike letter', () => {
    const found = detectionResult({ disguises: { invisible: 0, lookAlikes: 1 }, warnings: ['disguised characters'] });
    expect(warningText('disguised characters', found)).toContain(
      '0 invisible characters and 1 letter of other alphabets in the place of Latin ones',
    );
  });
});
