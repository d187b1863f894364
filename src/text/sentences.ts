import { characterClass, characterLength, SPACE } from './characters.ts';
import { sentenceEnd } from './sentence-ends.ts';
import { splitLines } from './sentence-lines.ts';
import type { Span } from './span.ts';

/** Longer brackets count as unbalanced: sentences may end inside them. */
const LONGEST_BRACKET = 600;
const FINAL = /[.!?…。！？｡•]/g;
const RUN = '.!?…';

/**
 * Returns the sentences of `text` in order: disjoint spans in UTF-16 offsets without white space at their ends that together cover
 * every character that is not white space. Line breaks end sentences at blank lines, headings and list items, but not
 * inside hard-wrapped paragraphs. Linear in the length; any sequence of code units is accepted.
 */
export function splitSentences(text: string): Span[] {
  const sentences: Span[] = [];
  for (const span of splitLines(text)) splitSpan(text, span, sentences);
  return sentences;
}

function splitSpan(text: string, span: Span, sentences: Span[]): void {
  const { end: to } = span;
  const brackets = topBrackets(text, span);
  let bracket = 0;
  let from = skipSpace(text, span.start, to);
  // the expressions run on the piece, not on the text: a search must not continue to the end of all lines
  const piece = text.slice(0, to);
  let at = from;
  for (let run = nextFinal(piece, at); run >= 0; run = nextFinal(piece, at)) {
    let runEnd = run + 1;
    let end = -1;
    if (text[run] === '•') {
      // a bullet between two items on one line
      if (run > from && characterClass(text, run - 1) === SPACE) end = run;
    } else {
      while (runEnd < to && RUN.includes(text[runEnd]!)) runEnd++;
      if (text.startsWith('. .', run)) runEnd = spacedEllipsis(text, run, to);
      while (bracket < brackets.length && brackets[bracket]!.end <= run) bracket++;
      const around = brackets[bracket];
      const inside = around !== undefined && around.start < run && around.start !== from;
      end = inside ? -1 : sentenceEnd(text, from, run, runEnd, to);
    }
    at = Math.max(runEnd, end);
    if (end < 0) continue;
    push(text, from, end, sentences);
    from = skipSpace(text, end, to);
    at = Math.max(runEnd, from);
  }
  push(text, from, to, sentences);
}

function nextFinal(piece: string, from: number): number {
  FINAL.lastIndex = from;
  return FINAL.exec(piece)?.index ?? -1;
}

function push(text: string, from: number, to: number, sentences: Span[]): void {
  let end = to;
  while (end > from && characterClass(text, end - 1) === SPACE) end--;
  if (end > from) sentences.push({ start: from, end });
}

function skipSpace(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && characterClass(text, i) === SPACE) i += characterLength(text, i);
  return i;
}

/** Returns the end of an ellipsis written with spaces (". . ."). */
function spacedEllipsis(text: string, run: number, to: number): number {
  let end = run + 1;
  while (end + 1 < to && text[end] === ' ' && text[end + 1] === '.') end += 2;
  return end;
}

/** Returns the outermost balanced round and square brackets of at most LONGEST_BRACKET characters, in order. */
function topBrackets(text: string, span: Span): Span[] {
  const found: Span[] = [];
  const open: number[] = [];
  const BRACKET = /[()[\]]/g;
  const piece = text.slice(0, span.end);
  BRACKET.lastIndex = span.start;
  for (let match = BRACKET.exec(piece); match; match = BRACKET.exec(piece)) {
    const at = match.index;
    if (match[0] === '(' || match[0] === '[') {
      open.push(at);
      continue;
    }
    const wanted = match[0] === ')' ? '(' : '[';
    const start = open.pop();
    if (start === undefined || text[start] !== wanted || at - start > LONGEST_BRACKET) continue;
    while (found.length > 0 && found[found.length - 1]!.start > start) found.pop();
    found.push({ start, end: at + 1 });
  }
  return found;
}
