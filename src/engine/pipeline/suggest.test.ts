import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../engine.ts';
import type { Proposal } from '../proposal.ts';
import { whyNotShown } from './shown.ts';
import { asSuggestion } from './suggest.ts';

const comma = (confidence: number, more: Partial<Proposal> = {}): Proposal => ({
  start: 3,
  end: 3,
  rule: 'ranker/comma',
  comment: 'A comment.',
  errorClass: 'punctuation',
  replacements: [','],
  confidence,
  learned: true,
  calibrated: true,
  suggestion: { from: 0.4, worth: 0.75 },
  ...more,
});

describe('changes that the trees of papers are half sure of', () => {
  it('are advice, and as sure as readers were glad of them', () => {
    expect(asSuggestion(comma(0.6, { optional: true }))).toMatchObject({ optional: true, confidence: 0.75 });
    expect(asSuggestion(comma(0.45))).toMatchObject({ optional: true, confidence: 0.75 });
  });
  it('are not said below their least probability', () => {
    const lost = asSuggestion(comma(0.39));
    expect(whyNotShown(lost, DEFAULT_OPTIONS, false)).toMatch(/confidence/);
  });
  it('are corrections where the trees are sure', () => {
    const sure = comma(0.8);
    expect(asSuggestion(sure)).toBe(sure);
  });
  it('leave other proposals alone', () => {
    const { suggestion: _, ...rule } = comma(0.3);
    expect(asSuggestion(rule)).toBe(rule);
  });
  it('are no mistakes, so that neither the basic check nor the careful one shows them', () => {
    const advice = asSuggestion(comma(0.6, { optional: true }));
    expect(whyNotShown(advice, { ...DEFAULT_OPTIONS, pipeline: 'advanced' }, false)).toBeUndefined();
    expect(whyNotShown(advice, { ...DEFAULT_OPTIONS, pipeline: 'basic' }, false)).toMatch(/basic/);
    expect(whyNotShown(advice, { ...DEFAULT_OPTIONS, pipeline: 'advanced', certainty: 'careful' }, false)).toMatch(
      /half sure/,
    );
  });
});
