import { decodeWindows1252 } from '../../text/windows-1252.ts';
import type { Range } from './hidden-ranges.ts';

/** Place of some characters of a document in its main stream. */
export interface Piece {
  /** Number of characters. */
  readonly length: number;
  /** Offset of the first character in the stream. */
  readonly offset: number;
  /** True for one byte per character (Windows-1252), false for two (UTF-16). */
  readonly narrow: boolean;
}

const PROPERTIES = 1;
const PIECES = 2;
const PIECE_BYTES = 8;
const COMPRESSED = 0x4000_0000;

/**
 * Reads the pieces of a `Clx` (MS-DOC 2.9.38): any number of property lists, then n + 1 character positions and n descriptors.
 * Word 6 has the same structure but always one byte per character and a plain offset. Undefined if it is invalid.
 */
export function readPieces(clx: Buffer, word6: boolean): Piece[] | undefined {
  let at = 0;
  while (clx[at] === PROPERTIES && at + 3 <= clx.length) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== PIECES || at + 5 > clx.length) return undefined;
  const start = at + 5;
  const bytes = clx.readUInt32LE(at + 1);
  const count = Math.floor((bytes - 4) / (4 + PIECE_BYTES));
  if (count < 0 || start + 4 * (count + 1) + PIECE_BYTES * count > clx.length) return undefined;
  const pieces: Piece[] = [];
  for (let i = 0; i < count; i++) {
    const length = clx.readUInt32LE(start + 4 * (i + 1)) - clx.readUInt32LE(start + 4 * i);
    const place = clx.readUInt32LE(start + 4 * (count + 1) + PIECE_BYTES * i + 2);
    if (length < 0) return undefined;
    const narrow = word6 || (place & COMPRESSED) !== 0;
    pieces.push({ length, offset: narrow && !word6 ? (place & (COMPRESSED - 1)) >> 1 : place, narrow });
  }
  return pieces;
}

/** Stands for a character that is not shown. It belongs to the word around it, as a soft hyphen does. */
const NOT_SHOWN = '\x1f';

/** Returns the first `length` characters of the document. Those in `hidden`, which is in order, are soft hyphens; ends of paragraphs and cells stay. */
export function textOfPieces(
  pieces: readonly Piece[],
  main: Buffer,
  length: number,
  hidden: readonly Range[] = [],
): string {
  const parts: string[] = [];
  let left = length;
  for (const piece of pieces) {
    const wanted = Math.min(piece.length, left);
    if (wanted <= 0) break;
    const bytes = main.subarray(piece.offset, piece.offset + (piece.narrow ? wanted : 2 * wanted));
    const text = piece.narrow ? decodeWindows1252(bytes) : bytes.toString('utf16le');
    left -= text.length;
    parts.push(withoutHidden(text, piece, hidden));
  }
  return parts.join('');
}

function withoutHidden(text: string, { offset, narrow }: Piece, hidden: readonly Range[]): string {
  const width = narrow ? 1 : 2;
  let shown = '';
  let at = 0;
  for (let i = firstAfter(hidden, offset); i < hidden.length && at < text.length; i++) {
    const start = Math.max(at, Math.floor((hidden[i]!.start - offset) / width));
    const end = Math.min(text.length, Math.ceil((hidden[i]!.end - offset) / width));
    if (start >= text.length) break;
    shown += text.slice(at, start) + text.slice(start, end).replace(/[^\r\x07]/g, NOT_SHOWN);
    at = Math.max(at, end);
  }
  return shown + text.slice(at);
}

/** Index of the first range that ends after a place. */
function firstAfter(ranges: readonly Range[], place: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
