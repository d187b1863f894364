import { describe, expect, it } from 'vitest';
import { overallShare, STEPS, stepOf } from './progress-steps.ts';

describe('the steps of a document', () => {
  it('follow each other without gaps from 0 to 1', () => {
    expect(overallShare('reading', 0)).toBe(0);
    expect(overallShare('reading', 1)).toBe(overallShare('checking', 0));
    expect(overallShare('checking', 1)).toBe(overallShare('writing', 0));
    expect(overallShare('writing', 1)).toBe(1);
  });

  it('are known from the share of the whole', () => {
    for (const step of STEPS) for (const share of [0, 0.3, 0.999]) expect(stepOf(overallShare(step, share))).toBe(step);
    expect(stepOf(1)).toBe('writing');
  });
});
