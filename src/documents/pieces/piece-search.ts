import type { Piece } from './piece.ts';

/** Number of the first piece that ends after `offset`. Pieces stand in the order of the text. */
export function firstEndingAfter(pieces: readonly Piece[], offset: number): number {
  return firstIndex(pieces.length, (i) => pieces[i]!.end > offset);
}

/** Number of the first piece that begins at `offset` or after it. */
export function firstStartingAt(pieces: readonly Piece[], offset: number): number {
  return firstIndex(pieces.length, (i) => pieces[i]!.start >= offset);
}

/** Pieces that a range touches. */
export function piecesWithin(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const touched: Piece[] = [];
  for (let i = firstEndingAfter(pieces, start); i < pieces.length && pieces[i]!.start < end; i++)
    touched.push(pieces[i]!);
  return touched;
}

/** The first of `count` numbers for which a condition holds that holds for all after it too. */
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
