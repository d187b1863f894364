import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenRuns, joinShort, overlappingWindows } from './units.ts';

const lengths = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 40 });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('evenRuns', () => {
  it('cuts near the target', () => {
    expect(evenRuns([30, 30, 30, 30, 30, 30], 50, 90)).toEqual([
      { start: 0, end: 3 },
      { start: 3, end: 6 },
    ]);
  });
  it('covers every item once, with no run below the least but a lone one', () => {
    fc.assert(
      fc.property(lengths, (items) => {
        const runs = evenRuns(items, 50, 90);
        let at = 0;
        for (const { start, end } of runs) {
          expect(start).toBe(at);
          expect(end).toBeGreaterThan(start);
          if (runs.length > 1) expect(sum(items.slice(start, end))).toBeGreaterThanOrEqual(50);
          at = end;
        }
        expect(at).toBe(items.length);
      }),
    );
  });
});

describe('overlappingWindows', () => {
  it('starts each window near the middle of the one before', () => {
    expect(overlappingWindows([20, 20, 20, 20, 20], 60)).toEqual([
      { start: 0, end: 3 },
      { start: 1, end: 4 },
      { start: 2, end: 5 },
    ]);
  });
  it('sees every item, in windows long enough', () => {
    fc.assert(
      fc.property(lengths, (items) => {
        const windows = overlappingWindows(items, 60);
        const seen = new Set(windows.flatMap(({ start, end }) => items.slice(start, end).map((_, k) => start + k)));
        expect(seen.size).toBe(items.length);
        if (sum(items) >= 60)
          for (const { start, end } of windows) expect(sum(items.slice(start, end))).toBeGreaterThanOrEqual(60);
      }),
    );
  });
});

describe('joinShort', () => {
  it.each([
    [
      [80, 20, 90],
      [
        [0, 2],
        [2, 3],
      ],
    ],
    [
      [20, 40, 90],
      [
        [0, 2],
        [2, 3],
      ],
    ],
    [[20, 90], [[0, 2]]],
    [[90, 20], [[0, 2]]],
    [[20, 20], []],
    [[], []],
  ])('%j', (items, wanted) => {
    expect(joinShort(items, 50)).toEqual(wanted.map(([start, end]) => ({ start, end })));
  });
  it('leaves nothing out when there is enough in all', () => {
    fc.assert(
      fc.property(lengths, (items) => {
        const runs = joinShort(items, 50);
        const joined = runs.flatMap(({ start, end }) => items.slice(start, end));
        for (const { start, end } of runs) expect(sum(items.slice(start, end))).toBeGreaterThanOrEqual(50);
        if (sum(items) >= 50) expect(sum(joined)).toBe(sum(items));
      }),
    );
  });
});
