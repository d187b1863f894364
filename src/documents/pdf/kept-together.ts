import type { PlacedLine } from './text-block.ts';

/** Number of characters at the end of a line that patterns examine. */
const TAIL = 12;
/** The first half of a range of numbers, whose other half may look like the number of an item: "35:479–" and "518." */
const RANGE = /\d[–-]$/u;
/** Words that no paragraph ends with, whatever space is left in the line: slides break their lines anywhere. */
const ENDS_OPEN =
  /(?:^|\s)(?:the|an?|of|to|in|with|at|by|for|and|or|from|on|as|that|is|are|was|were|be|its|their|into|than|per)$/u;
const COUNT = /^\d{1,3}(?:,\d{3})*(?:\.\d+)? \p{Ll}{2}/u;

/** True when the text of a link runs on from line to line: long addresses leave short lines. */
export function isOneLink({ line: above }: PlacedLine, { line }: PlacedLine): boolean {
  const last = above.runs[above.runs.length - 1];
  const first = line.runs[0];
  return last?.url !== undefined && last.url === first?.url && last.end === above.text.length && first.start === 0;
}

/** True for a line that ends with a word such as "the" before a word or a number: items end with "; and", and brackets number the next one. */
export function isOpen(above: PlacedLine, { line }: PlacedLine): boolean {
  const end = above.line.text.slice(-TAIL);
  return ENDS_OPEN.test(end) && !/[;,] (?:and|or)$/u.test(end) && /^[\p{L}\d]/u.test(line.text);
}

/** True for "6 years and older" below a line that is nearly full: typesetters keep the number with its word. */
export function isCount(above: PlacedLine, { line }: PlacedLine): boolean {
  const nearlyFull = above.columnRight - above.line.right < line.size * 3;
  return nearlyFull && COUNT.test(line.text) && line.runs[0]?.raised === 0;
}

export function isOneRange(above: PlacedLine, { line }: PlacedLine): boolean {
  return RANGE.test(above.line.text.slice(-TAIL)) && /^\d/u.test(line.text);
}
