/**
 * A position in a file: line and column, both starting at 1, the column in UTF-16 code units, and the offset from the
 * start of the file in the same units.
 */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** Returns line and column of any offset of a text. Lines end with LF, CRLF or CR. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|[\r\n]/g)) starts.push(end.index + end[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1, offset };
  };
}
