import { countWords } from '../../text/words.ts';
import { DocumentError } from '../document-error.ts';
import { damaged, openCompoundFile } from './compound-file.ts';
import { hiddenRanges } from './hidden-ranges.ts';
import { type Piece, readPieces, textOfPieces } from './piece-table.ts';

/** Facts about a file of Word 6 to 2003 that need no conversion. */
export interface DocFacts {
  /** Words of all text that the converted file has, as they are counted there: a field other than a link is one word. */
  readonly words: number;
  /** Those of the main text, without notes, headers and text boxes. */
  readonly mainWords: number;
}

/** `wIdent` of the file information block (MS-DOC 2.5.2): Word 97 and later, and Word 6 and 95. */
const WORD_97 = 0xa5ec;
const WORD_6 = 0xa5dc;
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/**
 * Where the numbers of characters of the parts begin, which follow each other in the text: main text, footnotes, headers
 * and footers, macros, comments, endnotes, text boxes, text boxes of headers.
 */
const LENGTHS_97 = 0x4c;
const LENGTHS_6 = 0x34;
const PARTS = 8;
const [MACROS, COMMENTS] = [3, 4];
/** `fcPlcfBteChpx` of Word 97 (MS-DOC 2.5.6). */
const CHARACTER_PROPERTIES = 0xfa;
/** `fcClx`. */
const PIECES = 0x1a2;

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
  const table = file.stream(tableName(flags));
  const pieces = word6 ? piecesOfWord6(main, flags) : piecesOfWord97(main, table);
  if (!pieces) throw damaged();
  const lengths = lengthsOf(main, word6 ? LENGTHS_6 : LENGTHS_97);
  if (lengths[0]! < 0) throw damaged();
  const hidden = word6 || !table ? [] : hiddenRanges(partAt(main, table, CHARACTER_PROPERTIES), main);
  const total = lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
  const text = textOfPieces(pieces, main, total, hidden);
  const counts: number[] = [];
  let start = 0;
  for (const [i, length] of lengths.entries()) {
    const end = start + Math.max(0, length);
    if (i !== MACROS && i !== COMMENTS) counts.push(countWords(visible(text.slice(start, end))));
    start = end;
  }
  return { words: counts.reduce((sum, count) => sum + count, 0), mainWords: counts[0]! };
}

function lengthsOf(main: Buffer, start: number): number[] {
  return Array.from({ length: PARTS }, (_, i) => main.readInt32LE(start + 4 * i));
}

function tableName(flags: number): string {
  return flags & SECOND_TABLE ? '1Table' : '0Table';
}

function piecesOfWord97(main: Buffer, table: Buffer | undefined): Piece[] | undefined {
  if (!table || main.length < 0x1aa) return undefined;
  return readPieces(partAt(main, table, PIECES), false);
}

/** Returns the pieces of a Word 6 file: one if the file was saved completely, else those of a table in the main stream. */
function piecesOfWord6(main: Buffer, flags: number): Piece[] | undefined {
  const [start, end] = [main.readUInt32LE(0x18), main.readUInt32LE(0x1c)];
  if (!(flags & COMPLEX)) return [{ length: Math.max(0, end - start), offset: start, narrow: true }];
  if (main.length < 0x168) return undefined;
  return readPieces(part(main, main.readUInt32LE(0x160), main.readUInt32LE(0x164)), true);
}

/** The part of the table stream that the main stream names by place and length. */
function partAt(main: Buffer, table: Buffer, at: number): Buffer {
  return part(table, main.readUInt32LE(at), main.readUInt32LE(at + 4));
}

function part(content: Buffer, start: number, length: number): Buffer {
  return content.subarray(start, start + length);
}

const FIELD = /\x13([^\x13\x14\x15]*)(?:\x14([^\x13\x14\x15]*))?\x15/g;
/** The result of a link is the author's own text. */
const LINK = /^\s*HYPERLINK\b/i;
const DEEPEST_FIELDS = 20;

/** Removes the instructions of fields and shows their results as one letter a paragraph; marks of cells, paragraphs, notes and pictures end words. */
function visible(text: string): string {
  let shown = text;
  // fields may contain fields; the inner ones are removed first
  for (let depth = 0; depth < DEEPEST_FIELDS; depth++) {
    const before = shown;
    shown = shown.replace(FIELD, (_whole, instructions: string, result = '') =>
      LINK.test(instructions) ? result : result.replace(/[^\r\x07]+/g, oneLetter),
    );
    if (shown === before) break;
  }
  return shown.replace(/[\x1e\x1f]/g, '').replace(/[\x00-\x1d]/g, ' ');
}

const oneLetter = (result: string): string => (countWords(result) > 0 ? 'x' : '');
