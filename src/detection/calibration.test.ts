import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calibration, calibrate } from './calibration.ts';
import { bandOf } from './types.ts';

const CALIBRATION: Calibration = {
  bins: [
    { upTo: 100, slope: 1, intercept: 0 },
    { upTo: 1e9, slope: 2, intercept: -1 },
  ],
  anchors: [0, 1, 2, 4],
};

describe('calibrate', () => {
  it('puts the bands where the anchors are', () => {
    const band = (value: number): string => bandOf(calibrate(CALIBRATION, value, 50).score);
    expect([-3, 0, 0.5, 0.999, 1, 1.999, 2, 9].map(band)).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'orange',
      'orange',
      'red',
      'red',
    ]);
    expect(calibrate(CALIBRATION, 9, 50).score).toBe(100);
  });
  it('uses the bin of the length', () => {
    expect(calibrate(CALIBRATION, 1, 100).probability).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(calibrate(CALIBRATION, 0.5, 101)).toEqual({ probability: 0.5, score: 0 });
  });
  it('gives the higher score to the higher probability, whatever the lengths', () => {
    const value = fc.double({ min: -9, max: 9, noNaN: true });
    const words = fc.constantFrom(60, 500);
    fc.assert(
      fc.property(value, words, value, words, (a, m, b, n) => {
        const [one, other] = [calibrate(CALIBRATION, a, m), calibrate(CALIBRATION, b, n)];
        if (one.probability < other.probability) expect(one.score).toBeLessThanOrEqual(other.score);
      }),
    );
  });
});
