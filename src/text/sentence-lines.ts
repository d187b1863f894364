import type { Span } from './span.ts';

/** A line that opens an item of a list: bullet, number, letter or roman numeral with a bracket or a stop. */
const ITEM = /^\s*(?:[-*+•‣◦⁃∙·▪●○–—]\s|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s)/;
const LOWER_START = /^\s*[\p{Ll}\p{Pd},;]/u;
const ENDS_SENTENCE = /[.!?…。！？:;]["'”’»)\]]*\s*$/u;
/** Length of the shortest line that can belong to a hard-wrapped paragraph (e-mail and source text wrap at 60 to 80). */
const WRAP_MINIMUM = 48;

interface Line extends Span {
  readonly blank: boolean;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const BREAK = /\r\n|[\n\r\u2028\u2029\u0085\f\v]/g;
  let start = 0;
  for (let match = BREAK.exec(text); match; match = BREAK.exec(text)) {
    lines.push(lineAt(text, start, match.index));
    start = match.index + match[0].length;
  }
  lines.push(lineAt(text, start, text.length));
  return lines;
}

function lineAt(text: string, start: number, end: number): Line {
  return {
    start,
    end,
    blank: !/\S/.test(text.slice(start, Math.min(end, start + 256))) && !/\S/.test(text.slice(start, end)),
  };
}

/**
 * Cuts a text at the line breaks that end a sentence: blank lines, list items, headings. Breaks inside a hard-wrapped
 * paragraph stay inside the span. Sentences never cross the spans returned.
 */
export function splitLines(text: string): Span[] {
  const lines = linesOf(text);
  const spans: Span[] = [];
  let block: Line[] = [];
  const flush = (): void => {
    if (block.length > 0) joinBlock(text, block, spans);
    block = [];
  };
  for (const line of lines) {
    if (line.blank) flush();
    else block.push(line);
  }
  flush();
  return spans;
}

/** Adds the spans of a block of lines without a blank one between them: a line that continues in the next is joined to it. */
function joinBlock(text: string, block: readonly Line[], spans: Span[]): void {
  const wrapped = isWrapped(text, block);
  let start = block[0]!.start;
  for (let k = 1; k < block.length; k++) {
    const before = block[k - 1]!;
    const line = block[k]!;
    if (runsOn(text, before, line, wrapped)) continue;
    spans.push({ start, end: before.end });
    start = line.start;
  }
  spans.push({ start, end: block[block.length - 1]!.end });
}

function runsOn(text: string, before: Line, line: Line, wrapped: boolean): boolean {
  const head = text.slice(line.start, Math.min(line.end, line.start + 24));
  if (ITEM.test(head)) return false;
  if (wrapped) return true;
  const tail = text.slice(Math.max(before.start, before.end - 8), before.end);
  return before.end - before.start >= WRAP_MINIMUM && LOWER_START.test(head) && !ENDS_SENTENCE.test(tail);
}

/** True when a program wrapped the block: all lines but the last have about the same length, and one of them continues in lower case. */
function isWrapped(text: string, block: readonly Line[]): boolean {
  if (block.length < 3) return false;
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  let lower = 0;
  for (let k = 0; k < block.length; k++) {
    const line = block[k]!;
    const length = line.end - line.start;
    longest = Math.max(longest, length);
    if (k < block.length - 1) shortest = Math.min(shortest, length);
    if (k > 0 && LOWER_START.test(text.slice(line.start, line.start + 8))) lower++;
  }
  return shortest >= WRAP_MINIMUM && longest <= 120 && longest - shortest <= 30 && lower * 3 >= block.length - 1;
}
