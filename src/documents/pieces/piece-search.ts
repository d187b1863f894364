import type { Piece } from './piece.ts';

/** Returns the index of the first piece that ends after `offset`. Pieces have the order of the text. */
export function firstEndingAfter(pieces: readonly Piece[], offset: number): number {
  return firstIndex(pieces.length, (i) => pieces[i]!.end > offset);
}

/** Returns the index of the first piece that begins at `offset` or after it. */
export function firstStartingAt(pieces: readonly Piece[], offset: number): number {
  return firstIndex(pieces.length, (i) => pieces[i]!.start >= offset);
}

/** Returns the pieces that a range touches. */
export function piecesWithin(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const touched: Piece[] = [];
  for (let i = firstEndingAfter(pieces, start); i < pieces.length && pieces[i]!.start < end; i++)
    touched.push(pieces[i]!);
  return touched;
}

/** Returns the first of `count` indexes for which a condition holds, if it also holds for all later ones. */
export function firstIndex(count: number, holds: (i: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
