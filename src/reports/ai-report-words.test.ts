import { describe, expect, it } from 'vitest';
import type { DetectionResult } from '../detection/types.ts';
import { headline, verdict, warningText } from './ai-report-words.ts';

const result = (over: Partial<DetectionResult>): DetectionResult => ({
  status: 'scored',
  score: 0,
  probability: 0.2,
  band: 'green',
  confidence: 'medium',
  words: 500,
  wordsScored: 500,
  wordsLeftOut: {},
  wordsByBand: { green: 500, yellow: 0, orange: 0, red: 0 },
  warnings: [],
  disguises: { invisible: 0, lookAlikes: 0 },
  paragraphs: [],
  model: 'test',
  ...over,
});
const without = { score: null, probability: null, band: null, confidence: null } as const;

describe('verdict', () => {
  it('counts the words of a text that is too short, those of its short passages as well', () => {
    expect(
      verdict(result({ ...without, status: 'too short', wordsScored: 0, wordsLeftOut: { 'too short': 20 } })),
    ).toBe('The text is too short for a score: it has 20 words of prose, and a score needs at least 80.');
    expect(
      verdict(result({ ...without, status: 'too short', wordsScored: 0, wordsLeftOut: { 'too short': 1 } })),
    ).toMatch(/1 word of prose/);
  });
  it('says that other languages are not supported', () => {
    expect(verdict(result({ ...without, status: 'not English' }))).toContain('not supported');
  });
});

describe('headline', () => {
  it('does not call a document human of which a part reads as machine-made', () => {
    expect(headline(result({}))).toBe('Reads as written by a person');
    expect(headline(result({ warnings: ['passages differ'] }))).toBe('Part of it reads as machine-made');
    expect(headline(result({ score: 80, band: 'red', warnings: ['passages differ'] }))).toMatch(/^Strong signs/);
  });
});

describe('warningText', () => {
  it('tells a single look-alike letter', () => {
    const found = result({ disguises: { invisible: 0, lookAlikes: 1 }, warnings: ['disguised characters'] });
    expect(warningText('disguised characters', found)).toContain(
      '0 invisible characters and 1 letter of other alphabets in the place of Latin ones',
    );
  });
});
