import type { ParagraphSource, Piece, RunSource } from './paragraph.ts';
import type { Change } from './trim-edit.ts';

/** Part of a piece to delete; `from` and `to` count from the start of the piece. */
export interface Deletion {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

/** How a change applies to the markup. */
export interface Placement {
  readonly deletions: readonly Deletion[];
  /** Place of the new text, and the run whose properties it gets. */
  readonly insertion: { readonly piece: Piece; readonly at: number; readonly like: RunSource } | undefined;
}

/** Returns the index of the first piece that ends after `offset`; pieces follow each other without gaps. */
export function pieceIndexAt(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Maps a change to a paragraph's pieces; returns undefined where it must not be tracked: it touches a shielded stretch, or
 * the new text has no place.
 *
 * @param covered range of the suggestion before it was trimmed: new text stays on that side of a boundary
 */
export function placeChange(
  source: ParagraphSource,
  change: Change,
  covered: { start: number; end: number },
): Placement | undefined {
  const { pieces } = source;
  const deletions: Deletion[] = [];
  const first = change.end > change.start ? pieceIndexAt(pieces, change.start) : pieces.length;
  for (let i = first; i < pieces.length && pieces[i]!.start < change.end; i++) {
    const piece = pieces[i]!;
    if (!editable(piece)) return undefined;
    deletions.push({
      piece,
      from: Math.max(change.start - piece.start, 0),
      to: Math.min(change.end, piece.end) - piece.start,
    });
  }
  if (change.text === '') return deletions.length > 0 ? { deletions, insertion: undefined } : undefined;
  const insertion = deletions.length > 0 ? besideDeletions(deletions) : atBoundary(pieces, change.start, covered);
  return insertion && { deletions, insertion };
}

/** After the last deleted stretch, unless that is in a different hyperlink or the like than the first. */
function besideDeletions(deletions: readonly Deletion[]): Placement['insertion'] {
  const first = deletions[0]!;
  const last = deletions.at(-1)!;
  const like = first.piece.run!;
  if (last.piece.run!.container === like.container && takesInsertion(last.piece))
    return { piece: last.piece, at: last.to, like };
  return takesInsertion(first.piece) ? { piece: first.piece, at: first.to, like } : undefined;
}

function atBoundary(
  pieces: readonly Piece[],
  offset: number,
  covered: { start: number; end: number },
): Placement['insertion'] {
  const index = pieceIndexAt(pieces, offset);
  const right = pieces[index];
  if (right && right.start < offset) return takesInsertion(right) ? inside(right, offset) : undefined;
  const left = pieces[index - 1];
  const sides = covered.start >= offset && covered.end > offset ? [right, left] : [left, right];
  const chosen =
    sides.find((piece) => piece?.kind === 'text' && takesInsertion(piece)) ??
    sides.find((piece) => piece && takesInsertion(piece));
  return chosen && inside(chosen, offset);
}

function inside(piece: Piece, offset: number): NonNullable<Placement['insertion']> {
  return { piece, at: offset - piece.start, like: piece.run! };
}

function editable(piece: Piece): boolean {
  return piece.kind !== 'opaque' && piece.shield === undefined && piece.run !== undefined;
}

function takesInsertion(piece: Piece): boolean {
  return editable(piece) && piece.run!.insertion !== 'never';
}
