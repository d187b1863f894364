import { countWords } from '../../text/words.ts';
import { DocumentError } from '../document-error.ts';
import { damaged, openCompoundFile } from './compound-file.ts';
import { type Piece, readPieces, textOfPieces } from './piece-table.ts';

/** Facts about a file of Word 6 to 2003 that need no conversion. */
export interface DocFacts {
  /** Words of the main text, without notes, headers and text boxes, which are counted in the converted file. */
  readonly words: number;
}

/** `wIdent` of the file information block (MS-DOC 2.5.2): Word 97 and later, and Word 6 and 95. */
const WORD_97 = 0xa5ec;
const WORD_6 = 0xa5dc;
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

/**
 * Reads the file information block and the main text.
 * @throws DocumentError `encrypted`, `rights-managed`, `damaged`
 */
export function readDocFacts(bytes: Uint8Array): DocFacts {
  const file = openCompoundFile(bytes);
  // the stream of MS-OFFCRYPTO 2.2; the main stream then says only that the document is protected
  if (file.has('\tDRMContent')) throw new DocumentError('document.rights-managed');
  const main = file.stream('WordDocument');
  if (!main || main.length < 0x60) throw damaged();
  const identity = main.readUInt16LE(0);
  if (identity !== WORD_97 && identity !== WORD_6) throw damaged();
  const flags = main.readUInt16LE(10);
  if (flags & ENCRYPTED) throw new DocumentError('document.encrypted');
  const word6 = identity === WORD_6;
  const length = main.readInt32LE(word6 ? 0x34 : 0x4c);
  const pieces = word6 ? piecesOfWord6(main, flags) : piecesOfWord97(main, file.stream(tableName(flags)));
  if (!pieces || length < 0) throw damaged();
  return { words: countWords(visible(textOfPieces(pieces, main, length))) };
}

function tableName(flags: number): string {
  return flags & SECOND_TABLE ? '1Table' : '0Table';
}

function piecesOfWord97(main: Buffer, table: Buffer | undefined): Piece[] | undefined {
  if (!table || main.length < 0x1aa) return undefined;
  return readPieces(part(table, main.readUInt32LE(0x1a2), main.readUInt32LE(0x1a6)), false);
}

/** Returns the pieces of a Word 6 file: one if the file was saved completely, else those of a table in the main stream. */
function piecesOfWord6(main: Buffer, flags: number): Piece[] | undefined {
  const [start, end] = [main.readUInt32LE(0x18), main.readUInt32LE(0x1c)];
  if (!(flags & COMPLEX)) return [{ length: Math.max(0, end - start), offset: start, narrow: true }];
  if (main.length < 0x168) return undefined;
  return readPieces(part(main, main.readUInt32LE(0x160), main.readUInt32LE(0x164)), true);
}

function part(content: Buffer, start: number, length: number): Buffer {
  return content.subarray(start, start + length);
}

const FIELD = /\x13[^\x13\x14\x15]*(\x14([^\x13\x14\x15]*))?\x15/g;
const DEEPEST_FIELDS = 20;

/** Removes the instructions of fields; marks of cells, paragraphs, notes and pictures end words. */
function visible(text: string): string {
  let shown = text;
  // fields may contain fields; the inner ones are removed first
  for (let depth = 0; depth < DEEPEST_FIELDS; depth++) {
    const before = shown;
    shown = shown.replace(FIELD, (_whole, _separated, result: string | undefined) => result ?? '');
    if (shown === before) break;
  }
  return shown.replace(/[\x1e\x1f]/g, '').replace(/[\x00-\x1d]/g, ' ');
}
