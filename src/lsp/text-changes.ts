/** A place in a text as the protocol has it: both from 0, the character in UTF-16 code units. */
export interface LinePosition {
  readonly line: number;
  readonly character: number;
}

export interface LineRange {
  readonly start: LinePosition;
  readonly end: LinePosition;
}

export interface TextChange {
  /** The whole text where it is absent. */
  readonly range?: LineRange | undefined;
  readonly text: string;
}

/** The text after the changes, each of the text that the one before it left, and the offset behind the last of them. */
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

/** The offset of a place; one behind the end of its line, or of the text, is that end. Lines end with LF, CRLF or CR. */
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
