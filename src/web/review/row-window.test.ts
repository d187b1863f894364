import { describe, expect, it } from 'vitest';
import { FIRST_ROWS, fitted, movedOn, ROWS, withRow } from './row-window.ts';

describe('the window of drawn rows', () => {
  it('stays the same object where nothing is to be drawn anew', () => {
    expect(fitted(FIRST_ROWS, 10)).toBe(FIRST_ROWS);
    expect(fitted(FIRST_ROWS, 1_000)).toBe(FIRST_ROWS);
    expect(withRow(FIRST_ROWS, ROWS - 1, 1_000)).toBe(FIRST_ROWS);
    expect(movedOn(FIRST_ROWS, -1, 1_000, false)).toBe(FIRST_ROWS);
    expect(movedOn(FIRST_ROWS, 1, ROWS, false)).toBe(FIRST_ROWS);
  });

  it('has any row of a list of any length, and never more rows than its size', () => {
    for (const all of [1, ROWS, ROWS + 1, 690, 20_000]) {
      for (const row of [0, Math.floor(all / 2), all - 1]) {
        const drawn = withRow(FIRST_ROWS, row, all);
        expect(drawn.from).toBeLessThanOrEqual(row);
        expect(drawn.to).toBeGreaterThan(row);
        expect(drawn.from).toBeGreaterThanOrEqual(0);
        expect(drawn.to - drawn.from).toBe(ROWS);
      }
    }
  });

  it('goes back from the end of a list that became shorter', () => {
    expect(fitted({ from: 630, to: 690 }, 100)).toEqual({ from: 100 - ROWS, to: 100 });
    expect(fitted({ from: 630, to: 690 }, 5)).toEqual({ from: 0, to: ROWS });
  });

  it('moves on to either end of the list, and keeps the rows at its other end where one has the focus', () => {
    let drawn = FIRST_ROWS;
    for (let moves = 0; drawn.to < 690; moves++) {
      expect(moves).toBeLessThan(100);
      drawn = movedOn(drawn, 1, 690, false);
      expect(drawn.to - drawn.from).toBe(ROWS);
    }
    expect(drawn.to).toBe(690);
    const kept = movedOn(drawn, -1, 690, true);
    expect(kept.to).toBe(690);
    expect(kept.from).toBeLessThan(drawn.from);
  });
});
