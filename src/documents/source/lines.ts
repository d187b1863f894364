import type { SourcePlace } from '../pieces/placement.ts';

/** Returns the lines of a text without their ends (LF, CRLF or CR). */
export function linesOf(text: string, start = 0, end = text.length): SourcePlace[] {
  const lines: SourcePlace[] = [];
  let from = start;
  while (from <= end) {
    let to = from;
    while (to < end && text.charCodeAt(to) !== 10 && text.charCodeAt(to) !== 13) to++;
    lines.push({ from, to });
    if (to >= end) break;
    from = text.charCodeAt(to) === 13 && text.charCodeAt(to + 1) === 10 ? to + 2 : to + 1;
  }
  return lines;
}

/** Returns the line without blanks at its ends. */
export function trimmed(text: string, { from, to }: SourcePlace): SourcePlace {
  let [start, end] = [from, to];
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { from: start, to: end };
}

const isBlank = (code: number): boolean => code === 32 || code === 9;

const TAB = 8;

/** Returns the indent of a line in columns; a tab goes to the next multiple of eight. */
export function indentOf(text: string, { from, to }: SourcePlace): number {
  let column = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 32) column++;
    else if (code === 9) column += TAB - (column % TAB);
    else break;
  }
  return column;
}
