import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { countCertain, densityShift, shiftConfidence } from './error-density.ts';

const proposal = (confidence: number, more: Partial<Proposal> = {}): Proposal => ({
  start: 0,
  end: 1,
  rule: 'test',
  comment: 'A comment.',
  errorClass: 'article',
  replacements: ['x'],
  confidence,
  ...more,
});

describe('densityShift', () => {
  it('doubts a long text without errors and trusts a text full of them', () => {
    expect(densityShift(0, 0)).toBe(0);
    expect(densityShift(0, 400)).toBeLessThan(-1);
    expect(densityShift(10, 100)).toBeGreaterThan(0.4);
  });
  it('falls with the words, rises with the errors and never moves far', () => {
    const counts = fc.tuple(fc.nat(1000), fc.nat(100_000), fc.nat(50), fc.nat(5000));
    fc.assert(
      fc.property(counts, ([errors, words, moreErrors, moreWords]) => {
        const shift = densityShift(errors, words);
        expect(shift).toBeGreaterThanOrEqual(-3);
        expect(shift).toBeLessThanOrEqual(1);
        expect(densityShift(errors + moreErrors, words)).toBeGreaterThanOrEqual(shift);
        expect(densityShift(errors, words + moreWords)).toBeLessThanOrEqual(shift);
      }),
    );
  });
});

describe('countCertain', () => {
  it('counts sure corrections by their confidence', () => {
    expect(countCertain([proposal(0.9), proposal(0.8), proposal(0.79)])).toBeCloseTo(1.7);
  });
  it('takes no elective correction for evidence', () => {
    expect(countCertain([proposal(0.95, { elective: true })])).toBe(0);
  });
  it('takes neither style nor advisors for evidence', () => {
    expect(countCertain([proposal(1, { errorClass: 'regional' }), proposal(1, { replacements: [] })])).toBe(0);
  });
});

describe('shiftConfidence', () => {
  it('leaves rules alone', () => {
    const rule = proposal(0.7);
    expect(shiftConfidence(rule, -1.6)).toBe(rule);
  });
  it('moves learned confidences in log-odds', () => {
    const learned = proposal(0.5, { learned: true });
    expect(shiftConfidence(learned, 0).confidence).toBeCloseTo(0.5);
    expect(shiftConfidence(learned, 1).confidence).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(shiftConfidence(proposal(0.8, { learned: true }), -1).confidence).toBeCloseTo(4 / (4 + Math.E));
    expect(shiftConfidence(proposal(1, { learned: true }), -1).confidence).toBe(1);
  });
  it('takes what was calibrated on papers as it is in a paper, and moves it less elsewhere', () => {
    const calibrated = proposal(0.5, { learned: true, calibrated: true });
    expect(shiftConfidence(calibrated, densityShift(2, 143)).confidence).toBeCloseTo(0.5, 1);
    const among = shiftConfidence(calibrated, 0).confidence;
    expect(among).toBeGreaterThan(0.55);
    expect(among).toBeLessThan(shiftConfidence(proposal(0.5, { learned: true }), 1).confidence);
    expect(shiftConfidence(proposal(0.57, { learned: true, calibrated: true }), -2.2).confidence).toBeLessThan(0.5);
  });
  it('drops elective corrections from clean texts alone', () => {
    const elective = proposal(0.95, { elective: true });
    expect(shiftConfidence(elective, -0.9).confidence).toBeCloseTo(0.95);
    expect(shiftConfidence(elective, 0.5).confidence).toBeCloseTo(0.95);
    expect(shiftConfidence(elective, -1.5).confidence).toBeLessThan(0.5);
    expect(shiftConfidence(proposal(0.95, { elective: true, learned: true }), -0.5).confidence).toBeCloseTo(0.92, 2);
  });
});
