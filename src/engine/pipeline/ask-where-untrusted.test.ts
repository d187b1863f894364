import { describe, expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import type { CheckOptions } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import { askWhereUntrusted } from './ask-where-untrusted.ts';

const options: CheckOptions = { language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: null };
const sentence = { paragraph: 'It is conjestion.', isExpository: true };
const proposal: Proposal = {
  start: 6,
  end: 16,
  rule: 'spelling/unknown',
  errorClass: 'spelling',
  comment: 'We do not know “conjestion”.',
  confidence: 0.6,
  replacements: ['congestion'],
};

describe('askWhereUntrusted', () => {
  it('asks what an unknown word is when its correction is not trusted', () => {
    expect(askWhereUntrusted(proposal, sentence, options)).toMatchObject({
      rule: 'spelling/question',
      replacements: [],
      perhaps: 'congestion',
      comment: 'Did you mean “congestion”? If “conjestion” is a name or term, add it to your dictionary.',
    });
  });
  it('leaves what is trusted, other rules and advice as they are', () => {
    for (const kept of [
      { ...proposal, confidence: 0.99 },
      { ...proposal, rule: 'spelling/split' },
      { ...proposal, optional: true },
    ])
      expect(askWhereUntrusted(kept, sentence, options)).toBe(kept);
    expect(askWhereUntrusted(proposal, { ...sentence, isExpository: false }, options)).toBe(proposal);
  });
  it('says nothing less than before of a misspelling in a formal essay', () => {
    const text =
      'The local government should encourage commuters to use public transport, thus decreasing major conjestion in metropolitan areas and improving environmental conditions considerably.';
    const alerts = realEngine()
      .check(text, options)
      .flatMap((found) => found.alerts);
    expect(alerts.map(({ coveredText }) => coveredText)).toContain('conjestion');
  });
});
