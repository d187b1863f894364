/** A place in a line during parsing, with its column, which depends on tabs. */
export interface LineCursor {
  readonly source: string;
  readonly end: number;
  at: number;
  column: number;
  /** Columns of a tab before `at` that are not used yet. */
  spare: number;
}

export const cursorOf = (source: string, from: number, to: number): LineCursor => ({
  source,
  end: to,
  at: from,
  column: 0,
  spare: 0,
});

const TAB = 4;

/** Returns the columns of blanks before the next character, and the place of that character. */
export function indentAt({ source, at, end, column, spare }: LineCursor): { indent: number; next: number } {
  let reached = column;
  let next = at;
  for (; next < end; next++) {
    const code = source.charCodeAt(next);
    if (code === 32) reached++;
    else if (code === 9) reached += TAB - (reached % TAB);
    else break;
  }
  return { indent: spare + reached - column, next };
}

/** Skips this number of columns of blanks, or all of them if there are fewer. */
export function takeIndent(cursor: LineCursor, columns: number): void {
  let left = columns;
  const fromSpare = Math.min(cursor.spare, left);
  cursor.spare -= fromSpare;
  left -= fromSpare;
  while (left > 0 && cursor.at < cursor.end) {
    const code = cursor.source.charCodeAt(cursor.at);
    const width = code === 32 ? 1 : code === 9 ? TAB - (cursor.column % TAB) : 0;
    if (width === 0) return;
    cursor.at++;
    cursor.column += width;
    cursor.spare = Math.max(0, width - left);
    left -= width;
  }
}

/** Advances to an offset of the line; there are no tabs in between. */
export function takeTo(cursor: LineCursor, at: number): void {
  const { indent, next } = indentAt(cursor);
  if (at < next) {
    takeIndent(cursor, at - cursor.at);
    return;
  }
  cursor.column += indent - cursor.spare + (at - next);
  cursor.spare = 0;
  cursor.at = at;
}
