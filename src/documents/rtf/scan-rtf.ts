import { DocumentError } from '../document-error.ts';

/** Events of a scan, in the order of the file; offsets are bytes, half-open. */
export interface RtfEvents {
  open(at: number): void;
  close(at: number): void;
  /** A control word, with its number or undefined; `end` is after the blank that ends it. */
  word(name: string, value: number | undefined, start: number, end: number): void;
  /** A control symbol: `\~`, `\*`, `\'e9` (whose `byte` is 0xe9). */
  symbol(char: string, byte: number, start: number, end: number): void;
  /** Literal characters. */
  text(start: number, end: number): void;
  /** Line ends of the file, which a reader does not see. */
  lineEnd(start: number, end: number): void;
}

/** No real file has a tenth of this depth. */
const MAX_DEPTH = 1_000;
const WORD = /([a-zA-Z]{1,40})(-?\d{1,10})? ?/y;
const TEXT = /[^\\{}\r\n]+/y;
const LINE_END = /[\r\n]+/y;

/**
 * Reads an RTF file from left to right (RTF Specification 1.9.1, “Conventions of an RTF reader”). Anything after the last brace does not belong to it.
 *
 * @param source one code unit per byte
 * @throws DocumentError `damaged` when it ends within a group, `too-large` when nested deeper than 1,000 levels
 */
export function scanRtf(source: string, events: RtfEvents): void {
  let depth = 0;
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  while (at < source.length) {
    const char = source.charCodeAt(at);
    if (char === 123) {
      if (++depth > MAX_DEPTH) throw new DocumentError('file.too-deep', { limit: MAX_DEPTH });
      events.open(at++);
    } else if (char === 125) {
      events.close(at++);
      if (--depth === 0) return;
    } else if (char === 92) {
      const start = at++;
      const found = match(WORD);
      if (found) {
        const value = found[2] === undefined ? undefined : Number(found[2]);
        at += found[0].length;
        if (found[1] === 'bin') at = Math.min(source.length, at + Math.max(0, value ?? 0));
        events.word(found[1]!, value, start, at);
      } else at = symbol(source, at, events);
    } else {
      const pattern = char === 13 || char === 10 ? LINE_END : TEXT;
      const end = at + match(pattern)![0].length;
      if (pattern === TEXT) events.text(at, end);
      else events.lineEnd(at, end);
      at = end;
    }
  }
  // LibreOffice itself leaves groups of formulas open; a truncated file does not end with a brace
  if (!/\}\s*$/.test(source.slice(-100))) throw new DocumentError('file.broken-rtf');
}

function symbol(source: string, at: number, events: RtfEvents): number {
  const char = source[at] ?? '';
  const hex = char === "'" ? /^[0-9a-fA-F]{2}/.exec(source.slice(at + 1, at + 3))?.[0] : undefined;
  const end = at + 1 + (hex?.length ?? 0);
  events.symbol(char, hex === undefined ? -1 : Number.parseInt(hex, 16), at - 1, end);
  return end;
}
