import type { Span } from '../../text/span.ts';
import type { Piece } from './piece.ts';
import { firstEndingAfter, firstStartingAt } from './piece-search.ts';

/** A stretch of source, half-open in UTF-16 code units. */
export interface SourcePlace {
  readonly from: number;
  readonly to: number;
}

/** Returns the source from the first to the last character of a range. */
export function placeOf(pieces: readonly Piece[], start: number, end: number): SourcePlace | undefined {
  const first = pieces[firstEndingAfter(pieces, start)];
  const last = pieces[firstStartingAt(pieces, end) - 1];
  if (!first || !last || first.start > last.start) return undefined;
  const from = first.kind === 'text' ? first.from + Math.max(0, start - first.start) : first.from;
  const to = last.kind === 'text' ? last.from + Math.min(end, last.end) - last.start : last.to;
  return from <= to ? { from, to } : undefined;
}

/** Returns the place of new text, on the side of a boundary that the suggestion covered, as in the docx. */
export function insertionPoint(pieces: readonly Piece[], offset: number, covered: Span): number | undefined {
  let next = firstEndingAfter(pieces, offset);
  const inside = pieces[next];
  if (inside && inside.start < offset) return inside.kind === 'text' ? inside.from + offset - inside.start : undefined;
  let before = next - 1;
  while (before >= 0 && pieces[before]!.end === pieces[before]!.start) before--;
  while (next < pieces.length && pieces[next]!.end === pieces[next]!.start) next++;
  const [left, right] = [pieces[before], pieces[next]];
  const sides: [Piece | undefined, 'from' | 'to'][] = [
    [left, 'to'],
    [right, 'from'],
  ];
  if (covered.start >= offset && covered.end > offset) sides.reverse();
  const chosen = sides.find(([piece]) => piece && piece.kind !== 'fixed');
  return chosen?.[0]?.[chosen[1]];
}

/** True when a range has an end within the piece. */
export function cuts(piece: Piece, start: number, end: number): boolean {
  return piece.start < start || piece.end > end;
}

/** Returns how many characters two texts share at their beginnings and, in the rest, at their ends; splits no surrogate pair. */
export function common(before: string, after: string): { head: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  // never half of a surrogate pair
  if (/[\ud800-\udbff]$/.test(before.slice(0, head))) head--;
  if (tail > 0 && /^[\udc00-\udfff]/.test(before.slice(before.length - tail))) tail--;
  return { head, tail };
}
