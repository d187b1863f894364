/** A position in a text as the protocol defines it: line and character start at 0; the character counts UTF-16 code units. */
export interface LinePosition {
  readonly line: number;
  readonly character: number;
}

export interface LineRange {
  readonly start: LinePosition;
  readonly end: LinePosition;
}

export interface TextChange {
  /** The change covers the whole text if this is missing. */
  readonly range?: LineRange | undefined;
  readonly text: string;
}

/** Returns the text after the changes, each applied to the result of the one before, and the offset after the last change. */
export function applyChanges(text: string, changes: readonly TextChange[]): { text: string; end: number } {
  let end = 0;
  for (const { range, text: put } of changes) {
    if (range === undefined) {
      text = put;
      end = 0;
      continue;
    }
    const [a, b] = [offsetAt(text, range.start), offsetAt(text, range.end)];
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    text = text.slice(0, from) + put + text.slice(to);
    end = from + put.length;
  }
  return { text, end };
}

/** Returns the offset of a position. A position after the end of its line or of the text becomes that end. Lines end with LF, CRLF or CR. */
export function offsetAt(text: string, { line, character }: LinePosition): number {
  let start = 0;
  for (let count = 0; count < line; count++) {
    const end = endOfLine(text, start);
    if (end === text.length) return end;
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return Math.min(start + character, endOfLine(text, start));
}

function endOfLine(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\r\n]/g;
