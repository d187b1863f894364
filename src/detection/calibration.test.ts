import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrate, type LengthBin } from './calibration.ts';
import { bandOf } from './types.ts';

const BINS: LengthBin[] = [
  { upTo: 100, slope: 1, intercept: 0, anchors: [0, 1, 2, 4] },
  { upTo: 1e9, slope: 2, intercept: -1, anchors: [1, 2, 3, 5] },
];

describe('calibrate', () => {
  it('puts the bands where the anchors are', () => {
    const band = (value: number): string => bandOf(calibrate(BINS, value, 50).score);
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
    expect(calibrate(BINS, 9, 50).score).toBe(100);
  });
  it('uses the bin of the length', () => {
    expect(calibrate(BINS, 1, 100).probability).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(calibrate(BINS, 1, 101).score).toBe(0);
  });
  it('rises with the value', () => {
    const value = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [low, high] = [calibrate(BINS, Math.min(a, b), 200), calibrate(BINS, Math.max(a, b), 200)];
        expect(low.score).toBeLessThanOrEqual(high.score);
        expect(low.probability).toBeLessThanOrEqual(high.probability);
      }),
    );
  });
});
