import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { calibrated, familyOf } from './calibration.ts';

const proposal = (rule: string, confidence: number, more: Partial<Proposal> = {}): Proposal => ({
  start: 0,
  end: 1,
  rule,
  comment: 'A comment.',
  errorClass: 'preposition',
  confidence,
  replacements: ['x'],
  ...more,
});

describe('calibrated', () => {
  it('rises with the confidence of the rule and is never certain', () => {
    const chances = [0, 0.2, 0.5, 0.8, 0.95, 1].map((confidence) => calibrated(proposal('unheard/of', confidence)));
    expect([...chances].sort((a, b) => a - b)).toEqual(chances);
    expect(chances[0]).toBeGreaterThan(0);
    expect(chances.at(-1)).toBeLessThan(1);
  });
  it('knows what readers made of a rule: they left what the ranker says of prepositions two times of three', () => {
    expect(calibrated(proposal('ranker/preposition', 0.7))).toBeLessThan(0.72);
    expect(calibrated(proposal('verb-prepositions/result-in', 0.7))).toBeGreaterThan(0.8);
  });
  it('leaves advice, questions, other kinds and what is measured already as they are', () => {
    expect(calibrated(proposal('ranker/preposition', 0.7, { optional: true }))).toBe(0.7);
    expect(calibrated(proposal('ranker/preposition', 0.7, { replacements: [] }))).toBe(0.7);
    expect(calibrated(proposal('guide-numbers/percent', 0.7, { errorClass: 'APA' }))).toBe(0.7);
    expect(calibrated(proposal('spacing/before', 0.95, { errorClass: 'punctuation' }))).toBe(0.95);
    expect(calibrated(proposal('spelling/unknown', 0.97, { errorClass: 'spelling' }))).toBe(0.97);
    expect(calibrated(proposal('ranker/hyphen', 0.65, { calibrated: true, errorClass: 'punctuation' }))).toBe(0.65);
  });
  it('judges a rule of a family by the family', () => expect(familyOf('hyphens/prefix')).toBe('hyphens'));
});
