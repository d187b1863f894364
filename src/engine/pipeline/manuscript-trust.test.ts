import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { type Evidence, trust, trustIn } from './manuscript-trust.ts';

const evidence = (more: Partial<Evidence>): Evidence => ({
  rule: 'hyphens/prefix',
  errorClass: 'punctuation',
  confidence: 0.8,
  opinion: 0,
  formal: true,
  edit: 'replacement',
  ...more,
});

describe('trust in a correction', () => {
  it('rises with its confidence and with the second opinion, and is never certain', () => {
    const byConfidence = [0, 0.3, 0.6, 0.9, 1].map((confidence) => trustIn(evidence({ confidence })));
    const byOpinion = [-9, -3, 0, 3, 9].map((opinion) => trustIn(evidence({ opinion })));
    for (const levels of [byConfidence, byOpinion]) {
      expect([...levels].sort((a, b) => a - b)).toEqual(levels);
      expect(levels[0]).toBeGreaterThan(0);
      expect(levels.at(-1)).toBeLessThan(1);
    }
  });
  it('does not suffer where the second opinion has none', () =>
    expect(trustIn(evidence({ opinion: undefined }))).toBe(trustIn(evidence({ opinion: 0 }))));
  it('is less for a rule that nobody has read, most of all outside papers', () => {
    const unread = { rule: 'an-unread-file/a-rule', errorClass: 'other' };
    const often = { rule: 'spacing/before', errorClass: 'other' };
    expect(trustIn(evidence(unread))).toBeLessThan(trustIn(evidence(often)));
    expect(trustIn(evidence({ ...unread, formal: false }))).toBeLessThan(trustIn(evidence(unread)));
  });
  it('knows what harmed readers: an -ing form after a preposition, more than a hyphen', () =>
    expect(trustIn(evidence({ rule: 'preposition-gerund', errorClass: 'verb' }))).toBeLessThan(trustIn(evidence({}))));
  it('is less in taking out than in putting in', () =>
    expect(trustIn(evidence({ edit: 'deletion' }))).toBeLessThan(trustIn(evidence({ edit: 'insertion' }))));
  it('is not measured for advice and questions', () => {
    const advice: Proposal = {
      ...{ start: 0, end: 1, rule: 'x', errorClass: 'brevity', comment: 'A comment.', confidence: 0.7 },
      replacements: ['x'],
      optional: true,
    };
    expect(trust(advice, true)).toBe(0.7);
    expect(trust({ ...advice, optional: false, replacements: [] }, true)).toBe(0.7);
    expect(trust({ ...advice, optional: false }, true)).not.toBe(0.7);
  });
});
