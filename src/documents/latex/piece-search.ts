import type { LatexParagraph, Piece } from './paragraph.ts';

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

const boundaries = new WeakMap<LatexParagraph, readonly number[]>();

/**
 * Does something hang on the text between two offsets that a change over it would tear apart: a note, or the raised or
 * lowered end of a word (`2\textsuperscript{nd}`)?
 */
export function hasBoundaryBetween(paragraph: LatexParagraph, start: number, end: number): boolean {
  const places = boundaries.get(paragraph) ?? boundariesOf(paragraph);
  boundaries.set(paragraph, places);
  const next = places[firstIndex(places.length, (i) => places[i]! > start)];
  return next !== undefined && next < end;
}

function boundariesOf({ marks, text }: LatexParagraph): readonly number[] {
  const places: number[] = [];
  for (const { kind, start, end } of marks) {
    if (kind === 'note') places.push(start);
    else if (kind === 'superscript' || kind === 'subscript')
      places.push(...[start, end].filter((at) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1))));
  }
  return places.sort((a, b) => a - b);
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
