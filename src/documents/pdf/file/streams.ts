import { constants, inflateSync } from 'node:zlib';
import { entryOf, nameOf, type PdfDictionary, type PdfObject, SyntaxFault } from './objects.ts';

/** Streams of the file's own structure are small: 3 MB for 150,000 objects. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Decodes a stream of the file's own structure (objects, cross-references), as Latin-1. Writers use the filter
 * FlateDecode for these, with or without a PNG predictor; other filters are not supported.
 * @throws SyntaxFault
 */
export function decodeStream(dictionary: PdfDictionary, raw: string): string {
  const filter = single(entryOf(dictionary, 'Filter')?.value);
  if (filter === undefined) return raw;
  if (nameOf(filter) !== 'FlateDecode') throw new SyntaxFault('a filter that is not known');
  let bytes: Buffer;
  try {
    // files whose stream lacks its last bytes are common
    bytes = inflateSync(Buffer.from(raw, 'latin1'), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: MAX_BYTES,
    });
  } catch {
    throw new SyntaxFault('a damaged stream');
  }
  const parameters = single(entryOf(dictionary, 'DecodeParms')?.value);
  const predictor = numberOf(entryOf(parameters, 'Predictor')?.value, 1);
  if (predictor < 2) return bytes.toString('latin1');
  if (predictor < 10) throw new SyntaxFault('a predictor that is not known');
  const columns = numberOf(entryOf(parameters, 'Columns')?.value, 1);
  if (columns < 1 || columns > 1_000) throw new SyntaxFault('rows of impossible length');
  return withoutPrediction(bytes, columns).toString('latin1');
}

/** Returns the only filter or parameter of a list with one entry. */
function single(value: PdfObject | undefined): PdfObject | undefined {
  if (!Array.isArray(value)) return value;
  if (value.length > 1) throw new SyntaxFault('several filters');
  return value[0]?.value;
}

function numberOf(value: PdfObject | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** Reverses the filters of PNG (RFC 2083, 6) for rows of bytes. */
function withoutPrediction(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const type = bytes[row * (columns + 1)]!;
    for (let column = 0; column < columns; column++) {
      const to = row * columns + column;
      const left = column > 0 ? plain[to - 1]! : 0;
      const above = row > 0 ? plain[to - columns]! : 0;
      const corner = row > 0 && column > 0 ? plain[to - columns - 1]! : 0;
      const added = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][type] ?? 0;
      plain[to] = bytes[row * (columns + 1) + 1 + column]! + added;
    }
  }
  return plain;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
