import { describe, expect, it } from 'vitest';
import { createCodebook, encodeLevel } from './codebook.ts';

describe('codebook', () => {
  it('is exact when the levels suffice', () => {
    expect([...createCodebook(Float32Array.from([-2, -0.5, -2, -1]), 4)]).toEqual([-2, -1, -0.5]);
  });

  it('halves the error with each bit on smooth data', () => {
    const values = Float32Array.from({ length: 5000 }, (_, i) => -8 * (i / 5000) ** 2);
    const error = (bits: number): number => {
      const levels = createCodebook(values, 2 ** bits);
      expect(levels.length).toBeLessThanOrEqual(2 ** bits);
      let sum = 0;
      for (const value of values) sum += Math.abs(value - levels[encodeLevel(levels, value)]!);
      return sum / values.length;
    };
    for (const bits of [3, 4, 5]) expect(error(bits + 1)).toBeLessThan(0.6 * error(bits));
  });

  it('encodes to the nearest level', () => {
    const levels = Float64Array.from([-3, -1, 0]);
    expect([-9, -2.1, -1.9, -0.4, 5].map((value) => encodeLevel(levels, value))).toEqual([0, 0, 1, 2, 2]);
  });
});
