import type { TextLine } from './text-line.ts';

/** Consecutive lines of the file, each below the one before, with no earlier line between them. */
interface Chunk {
  readonly lines: TextLine[];
  left: number;
  right: number;
  /** Highest and lowest baseline. */
  top: number;
  bottom: number;
}

/** Share of the narrower width by which two stretches of text must overlap to be in one column. */
const SAME_COLUMN = 0.25;
/** Pages with more lines are drawings or tables of numbers, and comparing their lines would take long. */
const MAX_LINES = 2_000;

/**
 * Moves lines back that the file shows after the text below them: browsers paint scrolling boxes (code) after the text
 * of the page, word processors paint text boxes last. A stretch moves up only if all earlier text in its
 * column lies completely above or completely below it, and everything above it was shown first; otherwise the order of the
 * file stays, which is right far more often than any order of places (see `findRegions`).
 */
export function placeLateLines(lines: readonly TextLine[]): TextLine[] {
  if (lines.length > MAX_LINES) return [...lines];
  const placed: TextLine[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  let chunk: Chunk | undefined;
  const place = (late: Chunk): void => {
    const at = late.top > lowest ? placeOf(late, placed) : placed.length;
    if (at === placed.length) placed.push(...late.lines);
    else placed.splice(at, 0, ...late.lines);
    lowest = Math.min(lowest, late.bottom);
  };
  for (const line of lines) {
    if (chunk && goesOn(chunk, line, placed, lowest)) {
      chunk.lines.push(line);
      chunk.left = Math.min(chunk.left, line.left);
      chunk.right = Math.max(chunk.right, line.right);
      chunk.top = Math.max(chunk.top, line.baseline);
      chunk.bottom = Math.min(chunk.bottom, line.baseline);
      continue;
    }
    if (chunk) place(chunk);
    chunk = { lines: [line], left: line.left, right: line.right, top: line.baseline, bottom: line.baseline };
  }
  if (chunk) place(chunk);
  return placed;
}

function goesOn(chunk: Chunk, line: TextLine, placed: readonly TextLine[], lowest: number): boolean {
  const above = chunk.lines[chunk.lines.length - 1]!;
  if (line.baseline > above.baseline + above.size * 0.6) return false;
  if (Math.abs(line.baseline - above.baseline) < above.size * 0.6) return line.left > above.left;
  if (line.left > chunk.right || line.right < chunk.left) return false;
  if (chunk.top <= lowest) return true;
  const between = (other: TextLine): boolean =>
    other.baseline < above.baseline - above.size * 0.5 &&
    other.baseline > line.baseline + line.size * 0.5 &&
    sameColumn(other, chunk);
  return !placed.some(between);
}

/** Index in `placed` before which the chunk belongs. */
function placeOf(late: Chunk, placed: readonly TextLine[]): number {
  let at = placed.length;
  for (let index = 0; index < placed.length; index++) {
    const other = placed[index]!;
    if (!sameColumn(other, late)) continue;
    if (other.baseline < late.bottom - other.size * 0.5) at = Math.min(at, index);
    else if (other.baseline <= late.top + other.size * 0.5 || at < index) return placed.length;
  }
  return at < placed.length && cutsColumn(late, placed, at) ? placed.length : at;
}

/**
 * True when the line found is a wide one (code that extends beyond its column) whose own column continues from the line before without
 * any space between: text above it further right belongs to another column.
 */
function cutsColumn(late: Chunk, placed: readonly TextLine[], at: number): boolean {
  const line = placed[at]!;
  const before = placed[at - 1];
  if (!before || !sameColumn(before, line) || sameColumn(before, late)) return false;
  const room = before.baseline - line.baseline;
  return room > 0 && room < Math.min(late.top - late.bottom, line.size * 3);
}

function sameColumn(a: { left: number; right: number }, b: { left: number; right: number }): boolean {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return overlap > SAME_COLUMN * Math.min(a.right - a.left, b.right - b.left);
}
