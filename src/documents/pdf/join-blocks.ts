import { readListMarker } from './list-marker.ts';
import { endsInHyphen, endsSentence, sameType, startsLower, wouldHaveFitted } from './paragraph-break.ts';
import { firstLine, lastLine, type TextBlock } from './text-block.ts';

/** Largest number of floats, notes and headings of a float between the two halves of a paragraph. */
const MAX_BLOCKS_BETWEEN = 24;
/** "U.S." does not end a sentence that continues in lower case. */
const ABBREVIATION = /(?<!\p{L})(?:\p{Lu}\.){2}$/u;

/**
 * Joins paragraphs that continue after a column or page break. Floating blocks (captions, tables, notes, code, headings
 * of boxes) may lie between the halves; the result has them after the paragraph.
 */
export function joinBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = [];
  const taken = new Set<TextBlock>();
  blocks.forEach((start, index) => {
    if (taken.has(start)) return;
    joined.push(start);
    if (start.kind === 'code') {
      joinCode(blocks, index, taken);
      return;
    }
    const beside =
      start.kind === 'caption'
        ? blocks.slice(index + 1, index + 1 + MAX_BLOCKS_BETWEEN).find((other) => isOtherHalf(start, other))
        : undefined;
    if (beside) {
      start.lines.push(...beside.lines);
      taken.add(beside);
      return;
    }
    if (start.kind !== 'body' && start.kind !== 'listItem' && start.kind !== 'footnote') return;
    let from = index;
    for (;;) {
      const next = continuation(blocks, from, start, taken);
      if (next === undefined) break;
      start.lines.push(...blocks[next]!.lines);
      taken.add(blocks[next]!);
      from = next;
    }
  });
  return joined;
}

/** True for the second of the two columns of a caption below a wide picture: they begin at one height. */
function isOtherHalf(caption: TextBlock, beside: TextBlock): boolean {
  const [first, last, other] = [firstLine(caption), lastLine(caption), firstLine(beside)];
  if (beside.kind !== 'body' || beside.tagged || beside.page !== caption.page || !sameType(last, other)) return false;
  if (Math.abs(first.line.baseline - other.line.baseline) > 1 || other.line.left < last.line.right) return false;
  return !endsSentence(last.line.text) && !wouldHaveFitted(last, other);
}

/** Joins code at the top of a page to the code at the end of the page before: two listings have words between them. */
function joinCode(blocks: readonly TextBlock[], index: number, taken: Set<TextBlock>): void {
  const start = blocks[index]!;
  for (let at = index + 1; at < blocks.length; at++) {
    const next = blocks[at]!;
    if (next.kind === 'footnote') continue;
    const page = lastLine(start).line.page;
    const goesOn = next.kind === 'code' && next.page === page + 1 && sameType(lastLine(start), firstLine(next));
    if (!goesOn || next.tagged) return;
    start.lines.push(...next.lines);
    taken.add(next);
  }
}

/** Returns the index of the block that continues the text of `block`, whose last part is `blocks[from]`. */
function continuation(
  blocks: readonly TextBlock[],
  from: number,
  block: TextBlock,
  taken: ReadonlySet<TextBlock>,
): number | undefined {
  const part = blocks[from]!;
  if (part.kind === 'code') return restOfText(part, blocks[from + 1]) ? from + 1 : undefined;
  for (let index = from + 1; index < blocks.length && index <= from + MAX_BLOCKS_BETWEEN; index++) {
    const candidate = blocks[index]!;
    if (taken.has(candidate)) continue;
    if (candidate.page > part.page + 2) return undefined;
    const sameRegion = candidate.page === part.page && candidate.region === part.region;
    if (canFloat(candidate, block)) continue;
    if (sameRegion) return undefined;
    if (candidate.kind === 'code') return isCodeInText(block, candidate, blocks[index + 1]) ? index : undefined;
    if (!mayGoOn(candidate, block)) return undefined;
    if (isLegend(blocks, from) && isLegend(blocks, index) && endsSentence(lastLine(block).line.text)) return undefined;
    const beside = unfinished(block, candidate) ? lowerCaseStart(blocks, index, block, taken) : undefined;
    if (beside !== undefined) return beside;
    return isNextColumn(block, candidate) && runsOn(block, candidate) ? index : undefined;
  }
  return undefined;
}

/** True for text directly below a caption and in type of its size: its legend. */
function isLegend(blocks: readonly TextBlock[], index: number): boolean {
  const block = blocks[index]!;
  const above = blocks[index - 1];
  if (above?.kind !== 'caption' || above.region !== block.region || above.page !== block.page) return false;
  return Math.abs(firstLine(above).line.size - firstLine(block).line.size) < 0.3;
}

/** True for a line at the top of a column that contains only a piece of code, in the middle of a sentence: not a listing. */
function isCodeInText(block: TextBlock, code: TextBlock, below: TextBlock | undefined): boolean {
  const last = lastLine(block);
  const first = firstLine(code);
  if (code.tagged || code.lines.length > 1 || block.kind === 'footnote' || last.line.monospaced) return false;
  if (endsSentence(last.line.text) || wouldHaveFitted(last, first) || !isNextColumn(block, code)) return false;
  return restOfText(code, below) && sameType(last, first);
}

/** True for text directly below a line of code that continues in lower case. */
function restOfText(code: TextBlock, below: TextBlock | undefined): boolean {
  if (below?.kind !== 'body' || below.tagged || below.page !== code.page || below.region !== code.region) return false;
  const above = lastLine(code).line;
  const { line } = firstLine(below);
  return startsLower(line.text) && above.baseline - line.baseline < line.size * 1.5;
}

/** True when a candidate may continue the text: a short rest in large type looks like a heading, but headings do not start in the middle of a sentence. */
function mayGoOn(candidate: TextBlock, block: TextBlock): boolean {
  if (candidate.kind === 'heading' && !candidate.tagged) {
    return startsLower(firstLine(candidate).line.text) && !endsSentence(lastLine(block).line.text);
  }
  return candidate.kind === 'body' || (block.kind === 'footnote' && candidate.kind === 'footnote');
}

/** True when the sentence is incomplete and the next block starts another one: a box may come before the other half. */
function unfinished(block: TextBlock, candidate: TextBlock): boolean {
  const { text } = lastLine(block).line;
  return !endsSentence(text) && !endsInHyphen(text) && !startsLower(firstLine(candidate).line.text);
}

/** Returns the first block of a later region on the same page that starts in lower case: the other half of `block`. */
function lowerCaseStart(
  blocks: readonly TextBlock[],
  from: number,
  block: TextBlock,
  taken: ReadonlySet<TextBlock>,
): number | undefined {
  const { page } = blocks[from]!;
  if (page === lastLine(block).line.page) return undefined;
  for (let index = from + 1; index < blocks.length && index <= from + MAX_BLOCKS_BETWEEN; index++) {
    const candidate = blocks[index]!;
    if (candidate.page !== page) return undefined;
    const opensRegion = candidate.region !== blocks[index - 1]!.region;
    if (!opensRegion || taken.has(candidate) || candidate.kind !== 'body') continue;
    if (startsLower(firstLine(candidate).line.text) && runsOn(block, candidate)) return index;
  }
  return undefined;
}

function canFloat(candidate: TextBlock, block: TextBlock): boolean {
  if (block.kind === 'footnote') return candidate.kind !== 'footnote';
  // numbers and signs of a drawing
  if (candidate.lines.length === 1 && !/\p{L}/u.test(firstLine(candidate).line.text)) return true;
  if (candidate.kind === 'caption' || candidate.kind === 'footnote' || candidate.kind === 'tableRow') return true;
  // small print between the halves: labels of a figure, the legend of a table; below a bold line it is the text
  const isText = candidate.kind === 'body' || candidate.kind === 'listItem';
  return isText && !lastLine(block).line.bold && firstLine(candidate).line.size < lastLine(block).line.size * 0.93;
}

/**
 * True when a paragraph may continue from one block to the other on a page: in a column to the right, or directly below where the file only separated its lines.
 */
function isNextColumn(before: TextBlock, after: TextBlock): boolean {
  const last = lastLine(before);
  const first = firstLine(after);
  if (last.line.page !== first.line.page) return true;
  if (first.line.baseline > last.line.baseline) return first.line.left > last.line.right - last.line.size;
  return last.line.baseline - first.line.baseline < last.line.size * 1.9;
}

/** True when `after`, the first text of another column or page, continues the sentence or paragraph of `before`. */
function runsOn(before: TextBlock, after: TextBlock): boolean {
  const last = lastLine(before);
  const first = firstLine(after);
  if (before.kind === 'footnote' && after.kind === 'footnote' && after.marker !== undefined) return false;
  if (!sameType(last, first) || last.line.bold !== first.line.bold || last.line.angle !== first.line.angle)
    return false;
  const lower = startsLower(first.line.text);
  if (endsInHyphen(last.line.text)) return lower || /^\p{L}/u.test(first.line.text);
  const ended = endsSentence(last.line.text);
  if (lower && (!ended || ABBREVIATION.test(last.line.text.slice(-8)))) return true;
  if (wouldHaveFitted(last, first)) return false;
  // a single short line shows nothing about the width of its column
  if (ended && before.lines.length === 1 && last.line.glyphs < 45) return false;
  if (readListMarker(first.line.text) && before.kind === 'listItem') return false;
  const indent = first.line.left - first.columnLeft;
  const em = first.line.size;
  if (before.kind !== 'listItem' && indent > em * 0.7 && indent < em * 5 && !isBlockIndented(after)) return !ended;
  const slack = last.columnRight - last.line.right;
  return !(ended && slack > em * 2.5);
}

/** True when every line of the block has the same indent, so that the indent does not mark a paragraph. */
function isBlockIndented(block: TextBlock): boolean {
  const left = firstLine(block).line.left;
  return block.lines.length > 1 && block.lines.every(({ line }) => Math.abs(line.left - left) < line.size * 0.4);
}
