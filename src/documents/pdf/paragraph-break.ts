import { CAPTION } from './caption-label.ts';
import type { DocumentMetrics } from './document-metrics.ts';
import { hangs, hangsInItem } from './hanging-lines.ts';
import { isCount, isOneLink, isOneRange, isOpen } from './kept-together.ts';
import { isPlainBullet, readListMarker } from './list-marker.ts';
import type { PlacedLine, TextBlock } from './text-block.ts';
import type { TextLine } from './text-line.ts';

/** A gap larger than this multiple of the usual leading separates paragraphs. */
const GAP_FACTOR = 1.28;
/** A smaller gap is enough between the end of a sentence and the start of another. */
const SMALL_GAP_FACTOR = 1.16;
/** Lines within this multiple of the leading are as close as any two lines of a paragraph. */
const SAME_LEADING = 1.06;
/** Number of characters that patterns anchored at the end of a line examine; otherwise they would try every start in the line. */
const TAIL = 12;
/** Largest distance between the baselines of a formula and its text, in units of the type size. */
const MAX_FORMULA_SPACE = 3.8;
/** Number of following lines that are examined for signs of an indented paragraph. */
const SET_IN_LINES = 4;
const SENTENCE_END = /[.!?:;][”’"')\]]*\d*$/u;
const LINE_END_HYPHEN = /\u00ad$|\p{L}[-\u2010]$/u;
/** Leaders before a page number, in tables of contents. */
const LEADER = /(?:\.\s*){4}\S{1,6}$/u;
const STARTS_LOWER = /^[([“‘"']?\p{Ll}/u;

export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text.slice(-TAIL).trimEnd());
}

export function endsInHyphen(text: string): boolean {
  return LINE_END_HYPHEN.test(text.slice(-2));
}

export function startsLower(text: string): boolean {
  return STARTS_LOWER.test(text);
}

/** True when the first word of the next line would have fitted on this line, so that the line was ended on purpose. */
export function wouldHaveFitted(above: PlacedLine, below: PlacedLine): boolean {
  return above.columnRight - above.line.right > below.line.firstWordWidth + below.line.size * 0.3;
}

export function sameType(a: PlacedLine, b: PlacedLine): boolean {
  const code = a.line.monospaced || b.line.monospaced;
  return Math.abs(a.line.size - b.line.size) <= Math.max(0.8, (code ? 0.2 : 0.08) * b.line.size);
}

/**
 * True when `line` opens a new block after `above`, the line before it in the same region.
 *
 * @param block the open block, which ends with `above`
 * @param following the lines after `line` in the region, to distinguish a first-line indent from a hanging one
 */
export function breaksParagraph(
  block: TextBlock,
  above: PlacedLine,
  line: PlacedLine,
  following: (step: number) => PlacedLine | undefined,
  metrics: DocumentMetrics,
): boolean {
  if (line.line.formula || above.line.formula) return breaksAtFormula(block, above, line, metrics);
  if (line.line.opensBlock || LEADER.test(above.line.text.slice(-TAIL * 2))) return true;
  const em = line.line.size;
  const distance = above.line.baseline - line.line.baseline;
  if (Math.abs(distance) < em * 0.3) return line.line.left - above.line.right > em * 2.2;
  if (!sameType(above, line)) return !isDividedWord(above, line, distance);
  // code is smaller than the surrounding text but keeps its leading
  const leading = metrics.leading(line.line.monospaced ? Math.max(em, above.line.size) : em);
  const hanging = hangs(block, line, following);
  if (weightBreaks(block, above, line, distance < leading * SAME_LEADING, hanging)) return true;
  if (distance < leading * GAP_FACTOR && (isOneLink(above, line) || isOneRange(above, line))) return false;
  const hyphenated = endsInHyphen(above.line.text);
  const ended = endsSentence(above.line.text);
  if (hyphenated && !ended) return distance > leading * 2.2;
  if (distance > Math.max(leading * GAP_FACTOR, leading + em * 0.25)) {
    if (ended || !startsLower(line.line.text) || !keepsRhythm(block, above, line, following(1))) return true;
  }
  // a caption needs no stop, and its own lines are equally far apart
  const mayEnd = ended || CAPTION.test(block.lines[0]!.line.text);
  if (mayEnd && !startsLower(line.line.text) && distance > Math.max(leading * SMALL_GAP_FACTOR, leading + 1.2))
    return true;
  if (startsItem(block, line)) return true;
  const lower = startsLower(line.line.text);
  if (hanging) return false;
  // the names in a reference leave short lines, and so does a narrow column beside a box
  const open = above.line.text.endsWith(',') || (lower && !ended);
  if (open && distance < leading * SMALL_GAP_FACTOR && hangsInItem(block, line)) return false;
  if (wouldHaveFitted(above, line)) {
    if (!ended && distance < leading * SMALL_GAP_FACTOR && (isOpen(above, line) || isCount(above, line))) return false;
    if (!lower || ended) return true;
    const slack = above.columnRight - above.line.right;
    return (
      slack >= line.line.firstWordWidth + em * 8 && !isRunningOn(block, above, line, distance < leading * SAME_LEADING)
    );
  }
  return indentBreaks(block, above, line, following, ended, lower, metrics);
}

/** True below a full line for one as far from it as the next ones are: text that is set wider than most type of its size. */
function keepsRhythm(block: TextBlock, above: PlacedLine, line: PlacedLine, next: PlacedLine | undefined): boolean {
  const before = block.lines[block.lines.length - 2] ?? next;
  if (!before || wouldHaveFitted(above, line)) return false;
  const distance = above.line.baseline - line.line.baseline;
  const other =
    before === next ? line.line.baseline - before.line.baseline : before.line.baseline - above.line.baseline;
  return Math.abs(distance - other) < 0.3 && distance < line.line.size * 1.6 && sameType(before, line);
}

/** True when a word runs on from a line that is smaller or larger because most of it is in small capitals. */
function isDividedWord(above: PlacedLine, line: PlacedLine, distance: number): boolean {
  const larger = Math.max(above.line.size, line.line.size);
  const alike = larger < Math.min(above.line.size, line.line.size) * 1.4;
  return alike && distance < larger * 1.5 && endsInHyphen(above.line.text) && startsLower(line.line.text);
}

/** True for a line that ended early in the middle of a paragraph, as before a long word: the line before it was full. */
function isRunningOn(block: TextBlock, above: PlacedLine, line: PlacedLine, close: boolean): boolean {
  const before = block.lines[block.lines.length - 2];
  if (!close || before === undefined || wouldHaveFitted(before, above)) return false;
  return Math.abs(line.line.left - above.line.left) < line.line.size * 0.2;
}

/**
 * True when a bold line and one that is not belong to different blocks: always, unless the line above is full and the words on both sides of its end look
 * alike. The lines of an entry with a `hanging` indent may end anywhere. Bold words that open a paragraph may continue after their first line. In an item they may also end with it, and
 * within a sentence they may fill a line of their own.
 */
function weightBreaks(
  block: TextBlock,
  above: PlacedLine,
  line: PlacedLine,
  close: boolean,
  hanging: boolean,
): boolean {
  if (line.line.bold === above.line.bold) return false;
  if (!line.line.bold && !block.lines.every((placed) => placed.line.bold)) return false;
  if (!close || (!hanging && wouldHaveFitted(above, line))) return true;
  const before = above.line.runs[above.line.runs.length - 1]?.bold;
  const seam = before === line.line.runs[0]?.bold || (before === true && isBoldWord(line.line));
  if (seam) return false;
  if (!line.line.bold) return block.kind !== 'listItem';
  return endsSentence(above.line.text) || !startsLower(line.line.text);
}

/** True when the first word of a line is bold: the signs of a formula before it are not. */
function isBoldWord({ text, runs }: TextLine): boolean {
  return runs.find(({ start, end }) => /\p{L}{2}/u.test(text.slice(start, end)))?.bold ?? false;
}

/** True when the text below continues at the same indent in the middle of a sentence: the whole paragraph is indented. */
function isSetIn(line: PlacedLine, following: (step: number) => PlacedLine | undefined): boolean {
  let above = line;
  for (let step = 1; step <= SET_IN_LINES; step++) {
    const below = following(step);
    if (!below || Math.abs(below.line.left - line.line.left) > line.line.size * 0.1) return false;
    if (!endsSentence(above.line.text) && startsLower(below.line.text)) return true;
    above = below;
  }
  return false;
}

/**
 * A displayed formula belongs to the sentence before it, and the text below belongs to the same paragraph unless it looks
 * like a new one. The space around a formula shows nothing: every displayed formula has it.
 */
function breaksAtFormula(block: TextBlock, above: PlacedLine, line: PlacedLine, metrics: DocumentMetrics): boolean {
  const em = Math.max(above.line.size, line.line.size);
  const bottom = above.line.formula?.bottom ?? above.line.baseline;
  const top = line.line.formula?.top ?? line.line.baseline;
  if (bottom - top > Math.max(MAX_FORMULA_SPACE * em, metrics.leading(em) * 2.2) || block.kind === 'code') return true;
  if (above.line.formula && line.line.formula) return false;
  if (line.line.formula) return /[.!?]$/u.test(above.line.text) || above.line.bold;
  if (line.line.bold || readListMarker(line.line.text) || line.line.opensBlock) return true;
  if (startsLower(line.line.text)) return false;
  const indent = line.line.left - line.columnLeft;
  if (metrics.firstLineIndent > 0) return indent > em * 0.7;
  return block.lines.length === 1 || /[.!?](?: \S{1,8})?$/u.test(above.line.text);
}

function startsItem(block: TextBlock, line: PlacedLine): boolean {
  const marker = readListMarker(line.line.text);
  if (!marker) return false;
  const indent = line.line.left - line.columnLeft;
  return indent > line.line.size * 0.5 || block.kind === 'listItem' || isPlainBullet(marker);
}

function indentBreaks(
  block: TextBlock,
  above: PlacedLine,
  line: PlacedLine,
  following: (step: number) => PlacedLine | undefined,
  ended: boolean,
  lower: boolean,
  metrics: DocumentMetrics,
): boolean {
  const em = line.line.size;
  const next = following(1);
  const first = block.lines[0]!;
  const step = line.line.left - above.line.left;
  if (block.lines.length >= 2 && block.kind !== 'listItem') {
    // hanging indent: the block's first line begins further left, and so does the next entry
    const hang = block.lines[1]!.line.left - first.line.left;
    if (hang > em * 0.7 && step < -em * 0.7 && Math.abs(line.line.left - first.line.left) < em * 0.4) return true;
  }
  if (block.kind === 'listItem') {
    if (line.line.left >= first.line.left - em * 0.5) return false;
    // "(a) What is the width…" at the start of an indented paragraph: the second line is back at the edge of the column
    if (block.lines.length === 1) return ended;
    return block.lines[1]!.line.left >= first.line.left - em * 0.5;
  }
  const indent = line.line.left - line.columnLeft;
  if (block.lines.length === 1 && ended && Math.abs(step) < em * 0.3 && indent > em * 0.7 && indent < em * 5) {
    // two indented lines one below the other are two paragraphs when the next line is back at the edge
    if (next !== undefined && Math.abs(next.line.left - next.columnLeft) < em * 0.3) return true;
    // dialogue: each line is a paragraph of its own with the indent of the document
    return Math.abs(indent - metrics.firstLineIndent) < em * 0.35 && !isSetIn(line, following);
  }
  // the end of a quotation: two lines had the same indent, this one begins further left
  const second = block.lines.length > 1 ? block.lines[block.lines.length - 2]! : undefined;
  if (ended && second && step < -em * 0.7 && Math.abs(second.line.left - above.line.left) < em * 0.2) return true;
  // the second line of a numbered heading is indented to its first word
  if (line.line.bold && above.line.bold) return false;
  if (step > em * 0.7 && step < em * 5) {
    if (lower && !ended) return false;
    if (!ended && next && Math.abs(next.line.left - line.line.left) < em * 0.3) return false;
    return true;
  }
  return false;
}
