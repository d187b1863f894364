/** The rows of a long list that are rendered: from `from`, up to but not including `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Number of rows rendered at once. Each row makes every frame of the page a little slower, even outside the list's frame: with 500 rows, a key in a
 * text of 20,000 words took a sixth more processor time than without any.
 */
export const ROWS = 60;
/** Number of rows by which a window moves when its end comes into view. */
const STEP = 20;
/** Number of rows rendered above a row to which the list jumps. */
const BEFORE = 20;

export const FIRST_ROWS: RowWindow = { from: 0, to: ROWS };

/** The window inside a list of `all` rows: it moves back when the list becomes shorter than its end. */
export function fitted(drawn: RowWindow, all: number): RowWindow {
  const from = Math.max(0, Math.min(drawn.from, all - ROWS));
  return from === drawn.from ? drawn : { from, to: from + ROWS };
}

/** A window in which a row is rendered; the same window when it already is. */
export function withRow(drawn: RowWindow, row: number, all: number): RowWindow {
  if (row >= drawn.from && row < drawn.to) return drawn;
  const from = Math.max(0, Math.min(row - BEFORE, all - ROWS));
  return { from, to: from + ROWS };
}

/**
 * The window moved down or up; the same window at the end of the list.
 * @param keep true when the rows at its other end stay, for example because one of them has the focus
 */
export function movedOn(drawn: RowWindow, direction: 1 | -1, all: number, keep: boolean): RowWindow {
  const { from, to } = drawn;
  const room = direction === 1 ? all - to : from;
  if (room <= 0) return drawn;
  const step = Math.min(STEP, room);
  if (direction === 1) return { from: keep ? from : from + step, to: to + step };
  return { from: from - step, to: keep ? to : to - step };
}
