import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelStretches } from './change-points.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);

/** Returns the least cost of all cuts, found by trying every cut. */
function leastCost(values: readonly number[], penalty: number, least: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let cuts = 0; cuts < 1 << (values.length - 1); cuts++) {
    const runs: number[][] = [[]];
    for (const [k, value] of values.entries()) {
      runs[runs.length - 1]!.push(value);
      if (k < values.length - 1 && (cuts & (1 << k)) !== 0) runs.push([]);
    }
    if (runs.some((run) => run.length < least)) continue;
    best = Math.min(best, costOf(runs, penalty));
  }
  return best;
}

function costOf(runs: readonly (readonly number[])[], penalty: number): number {
  return runs.reduce((sum, run) => {
    const mean = run.reduce((total, value) => total + value, 0) / run.length;
    return sum + run.reduce((total, value) => total + (value - mean) ** 2, 0) + penalty;
  }, -penalty);
}

describe('levelStretches', () => {
  it('cuts where the level changes', () => {
    const values = [0, 0.2, -0.1, 0, 5, 5.1, 4.8, 0.1, 0, -0.2];
    expect(levelStretches(values, ones(10), 1, 1)).toEqual([
      { start: 0, end: 4 },
      { start: 4, end: 7 },
      { start: 7, end: 10 },
    ]);
  });

  it('leaves one outlier in its stretch where a stretch must hold more', () => {
    expect(levelStretches([0, 0, 1, 0, 0, 0], ones(6), 0.2, 3)).toHaveLength(1);
  });

  it('counts a long sentence for more than a short one', () => {
    const values = [0, 0, 1, 0, 0];
    expect(levelStretches(values, ones(5), 1, 1)).toHaveLength(1);
    expect(levelStretches(values, [10, 10, 10, 10, 10], 1, 1)).toHaveLength(3);
  });

  it('makes one stretch of too little, and none of nothing', () => {
    expect(levelStretches([1, 9], [1, 1], 0.1, 5)).toEqual([{ start: 0, end: 2 }]);
    expect(levelStretches([], [], 1, 1)).toEqual([]);
  });

  it('finds the cheapest of all cuts', () => {
    const series = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 }), (values, penalty, least) => {
        const runs = levelStretches(values, ones(values.length), penalty, least);
        expect(runs.flatMap(({ start, end }) => values.slice(start, end))).toEqual(values);
        if (values.length < least) return;
        const found = runs.map(({ start, end }) => values.slice(start, end));
        expect(found.every((run) => run.length >= least)).toBe(true);
        expect(costOf(found, penalty)).toBeCloseTo(leastCost(values, penalty, least), 6);
      }),
    );
  });
});
