import type { SourcePlace } from '../pieces/placement.ts';

/**
 * The lines of one block without the signs before and after them (quotation signs, indents, comment signs), joined by line feeds, with a
 * map back to the source. Readers of inline markup work on this and need no knowledge of the surrounding block.
 */
export interface FlatText {
  readonly text: string;
  /** Returns the offset in the source of an offset in `text`; the offset of a joining line feed is the end of its line. */
  at(offset: number): number;
}

export function flatText(source: string, segments: readonly SourcePlace[]): FlatText {
  const [only] = segments;
  if (segments.length === 1 && only) {
    const { from, to } = only;
    return { text: source.slice(from, to), at: (offset) => from + offset };
  }
  const starts: number[] = [];
  let length = 0;
  for (const { from, to } of segments) {
    starts.push(length);
    length += to - from + 1;
  }
  // readers proceed from left to right, so the line is nearly always the one of the last call or the next one
  let last = 0;
  return {
    text: segments.map(({ from, to }) => source.slice(from, to)).join('\n'),
    at(offset) {
      if (starts[last]! > offset || (starts[last + 1] ?? Number.POSITIVE_INFINITY) <= offset)
        last = lineOf(starts, offset, starts[last]! > offset ? 0 : last);
      return segments[last]!.from + offset - starts[last]!;
    },
  };
}

function lineOf(starts: readonly number[], offset: number, from: number): number {
  if ((starts[from + 2] ?? Number.POSITIVE_INFINITY) > offset && starts[from + 1]! <= offset) return from + 1;
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the lines of a range of the flat text. */
export function segmentsWithin(segments: readonly SourcePlace[], start: number, end: number): SourcePlace[] {
  const within: SourcePlace[] = [];
  let at = 0;
  for (const { from, to } of segments) {
    const [first, last] = [Math.max(from, from + start - at), Math.min(to, from + end - at)];
    if (first < last) within.push({ from: first, to: last });
    at += to - from + 1;
  }
  return within;
}
