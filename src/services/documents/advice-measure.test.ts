import { describe, expect, it } from 'vitest';
import type { ErrorClass } from '../../engine/taxonomy.ts';
import { isWorthSaying } from './advice-measure.ts';

const advice = (rule: string, errorClass: ErrorClass) => ({ rule, errorClass, optional: true as const });
const THESIS = 20_000;
const LETTER = 200;

describe('isWorthSaying', () => {
  const taste = advice('wordy-connectives/in-order-to', 'brevity');
  const liked = advice('stiff-words/utilize', 'plain-language');

  it('says in a document only what editors were glad of', () => {
    expect(isWorthSaying(taste, 'balanced', THESIS)).toBe(false);
    expect(isWorthSaying(liked, 'balanced', THESIS)).toBe(true);
  });

  it('keeps matters of taste for who asks to be thorough, and for short texts', () => {
    expect(isWorthSaying(taste, 'thorough', THESIS)).toBe(true);
    expect(isWorthSaying(taste, 'balanced', LETTER)).toBe(true);
  });

  it('asks more where the author asked for care', () => {
    const halved = advice('wordy-openings/it-is-important-to-note', 'brevity');
    expect(isWorthSaying(halved, 'balanced', THESIS)).toBe(true);
    expect(isWorthSaying(halved, 'careful', THESIS)).toBe(false);
  });

  it('leaves corrections, style guides and inclusive language alone', () => {
    expect(isWorthSaying({ rule: 'ranker/determiner', errorClass: 'article' }, 'careful', THESIS)).toBe(true);
    expect(isWorthSaying(advice('guide-words/email', 'APA'), 'careful', THESIS)).toBe(true);
    expect(isWorthSaying(advice('gendered-terms/male-nurse', 'inclusive'), 'careful', THESIS)).toBe(true);
  });

  it('judges a rule that nobody read by its family and its class', () => {
    expect(isWorthSaying(advice('negative-contractions/not-read', 'contraction'), 'balanced', THESIS)).toBe(true);
    expect(isWorthSaying(advice('a-new-file/not-read', 'hedge'), 'balanced', THESIS)).toBe(false);
  });
});
