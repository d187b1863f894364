import { describe, expect, it } from 'vitest';
import { createDecisions } from './decisions.ts';

describe('createDecisions', () => {
  const features = Int32Array.from([5, -7, 9]);

  it('knows what was kept for the same features in the same order', () => {
    const decisions = createDecisions();
    expect(decisions.find(features, 3)).toBe(-1);
    decisions.keep(4);
    expect(decisions.find(features, 3)).toBe(4);
    expect(decisions.find(features, 2)).toBe(-1);
    expect(decisions.find(Int32Array.from([-7, 5, 9]), 3)).toBe(-1);
  });
  it('keeps the last of those that have one place, and mixes none of them up', () => {
    const decisions = createDecisions();
    const one = (k: number): Int32Array => Int32Array.of(k, k ^ 12345);
    for (let k = 0; k < 20_000; k++) {
      if (decisions.find(one(k), 2) >= 0) throw new Error(`features ${k} are taken for others`);
      decisions.keep(k % 99);
      expect(decisions.find(one(k), 2)).toBe(k % 99);
    }
  });
});
