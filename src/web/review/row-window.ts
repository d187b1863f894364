/** The rows of a long list that are drawn: those from `from`, up to and without `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Rows drawn at once. Each costs every frame of the page a little, although it lies outside the list's frame: with 500 rows beside it, a key in a text of 20,000
 * words took a sixth more processor time than with none.
 */
export const ROWS = 60;
/** Rows by which a window moves on when its end comes into view. */
const STEP = 20;
/** Rows above one to which the list goes. */
const BEFORE = 20;

export const FIRST_ROWS: RowWindow = { from: 0, to: ROWS };

/** The window within a list of `all` rows: it goes back from the end of one that became shorter. */
export function fitted(drawn: RowWindow, all: number): RowWindow {
  const from = Math.max(0, Math.min(drawn.from, all - ROWS));
  return from === drawn.from ? drawn : { from, to: from + ROWS };
}

/** A window in which a row is drawn; the same one where it is. */
export function withRow(drawn: RowWindow, row: number, all: number): RowWindow {
  if (row >= drawn.from && row < drawn.to) return drawn;
  const from = Math.max(0, Math.min(row - BEFORE, all - ROWS));
  return { from, to: from + ROWS };
}

/**
 * The window further down or up; the same one at the end of the list.
 * @param keep whether the rows at its other end stay, as where one of them has the focus
 */
export function movedOn(drawn: RowWindow, direction: 1 | -1, all: number, keep: boolean): RowWindow {
  const { from, to } = drawn;
  const room = direction === 1 ? all - to : from;
  if (room <= 0) return drawn;
  const step = Math.min(STEP, room);
  if (direction === 1) return { from: keep ? from : from + step, to: to + step };
  return { from: from - step, to: keep ? to : to - step };
}
