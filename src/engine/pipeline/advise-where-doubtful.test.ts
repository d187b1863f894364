import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Proposal } from '../proposal.ts';
import { adviseWhereDoubtful } from './advise-where-doubtful.ts';

const PAPER =
  'Subsequently immobilised enzymatic preparations demonstrated considerable thermostability throughout repeated hydrolysis experiments, ' +
  'although preparations demonstrating comparable thermostability necessarily required considerable optimisation beforehand.';
const paper = plainSentence(PAPER, []);
const letter = plainSentence('In fact we sat by the sea all day and it was so warm that we had a swim at six.', []);

const proposal = (confidence: number, more: Partial<Proposal> = {}): Proposal => ({
  start: 0,
  end: 1,
  rule: 'introductory-comma',
  comment: 'A comment.',
  errorClass: 'punctuation',
  replacements: ['x'],
  confidence,
  ...more,
});
const advised = (one: Proposal, sentence = paper, shift = -1): boolean =>
  adviseWhereDoubtful([one], sentence, shift)[0]!.optional === true;

describe('corrections that readers of papers seldom wanted', () => {
  it('are advice in papers and corrections elsewhere', () => {
    expect(advised(proposal(0.55))).toBe(true);
    expect(advised(proposal(0.55), letter)).toBe(false);
    expect(advised(proposal(0.55), paper, 0)).toBe(false);
  });
  it('are told by what was measured, not by what the rule says', () => {
    expect(advised(proposal(0.9, { rule: 'spacing/doubled' }))).toBe(false);
    expect(advised(proposal(0.55, { calibrated: true }))).toBe(false);
    expect(advised(proposal(0.95, { rule: 'afterthought-comma/especially' }))).toBe(false);
  });
  it('are those that the trees of papers doubt, however sure the rule', () =>
    expect(advised(proposal(0.95, { rule: 'afterthought-comma/especially', doubted: true }))).toBe(true));
  it('are of Correctness alone', () => expect(advised(proposal(0.55, { errorClass: 'plain-language' }))).toBe(false));
});
