import {
  entryOf,
  isDictionary,
  matchAt,
  nameOf,
  type PdfDictionary,
  type PdfObject,
  readObject,
  SyntaxFault,
  skipBlank,
} from './objects.ts';
import { decodeStream } from './streams.ts';

/** Place of an object: at an offset of the file, or in an object stream. */
export type ObjectPlace =
  | { readonly offset: number; readonly generation: number }
  | { readonly holder: number; readonly index: number };

export interface CrossReferences {
  readonly places: ReadonlyMap<number, ObjectPlace>;
  /** The newest trailer, or the dictionary of the newest stream that replaces one. */
  readonly trailer: PdfDictionary;
  /** The offset after `startxref`; undefined when the table was built from the objects themselves. */
  readonly start: number | undefined;
  /** True when the newest section is a stream. */
  readonly isStream: boolean;
}

/** No file of 50 MB contains more objects. */
const MAX_OBJECTS = 8_000_000;
const MAX_SECTIONS = 2_000;
const OBJECT = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+obj/y;
const ROW = /\s*(\d{1,10}) (\d{1,5}) ([nf])/y;
const SUBSECTION = /\s*(\d+)\s+(\d+)/y;

/**
 * Reads the cross-reference sections from the newest to the oldest (ISO 32000-1, 7.5.4 to 7.5.8). Where they are damaged
 * or do not point at objects, the file is searched for its objects instead, and the later of two with one number applies.
 * @throws SyntaxFault
 */
export function readCrossReferences(source: string): CrossReferences {
  // data before the header shifts all offsets; readers differ on these, and the search for objects does not need them
  if (source.startsWith('%PDF-')) {
    try {
      const found = readSections(source);
      if (isSound(source, found)) return found;
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
    }
  }
  return gather(source);
}

function readSections(source: string): CrossReferences {
  const word = source.lastIndexOf('startxref');
  if (word < 0) throw new SyntaxFault('no startxref');
  const start = readObject(source, word + 'startxref'.length).value;
  if (typeof start !== 'number') throw new SyntaxFault('no offset');
  const places = new Map<number, ObjectPlace | null>();
  let trailer: PdfDictionary | undefined;
  let isStream = false;
  const seen = new Set<number>();
  const waiting = [start];
  while (waiting.length > 0) {
    const at = waiting.shift()!;
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MAX_SECTIONS) throw new SyntaxFault('too many sections');
    const from = skipBlank(source, at);
    const isTable = source.startsWith('xref', from);
    const dictionary = isTable ? readTable(source, from + 4, places) : readStreamSection(source, from, places);
    if (!trailer) {
      trailer = dictionary;
      isStream = !isTable;
    }
    // the stream of a hybrid file takes precedence over the older sections
    for (const name of ['XRefStm', 'Prev']) {
      const other = entryOf(dictionary, name)?.value;
      if (typeof other === 'number') waiting.push(other);
    }
  }
  return { places: withoutFree(places), trailer: trailer!, start, isStream };
}

function withoutFree(places: ReadonlyMap<number, ObjectPlace | null>): Map<number, ObjectPlace> {
  const held = new Map<number, ObjectPlace>();
  for (const [number, place] of places) if (place) held.set(number, place);
  return held;
}

/** Reads a table. Newer sections were read before, and their entries take precedence. */
function readTable(source: string, from: number, places: Map<number, ObjectPlace | null>): PdfDictionary {
  let at = from;
  for (;;) {
    const next = skipBlank(source, at);
    if (source.startsWith('trailer', next)) {
      const { value } = readObject(source, next + 'trailer'.length);
      if (!isDictionary(value)) throw new SyntaxFault('no trailer');
      return value;
    }
    const head = matchAt(SUBSECTION, source, at);
    if (!head) throw new SyntaxFault('no subsection');
    at += head[0].length;
    const first = Number(head[1]);
    const count = Number(head[2]);
    if (places.size + count > MAX_OBJECTS) throw new SyntaxFault('too many objects');
    for (let i = 0; i < count; i++) {
      const row = matchAt(ROW, source, at);
      if (!row) throw new SyntaxFault('no row');
      at += row[0].length;
      if (places.has(first + i)) continue;
      places.set(first + i, row[3] === 'n' ? { offset: Number(row[1]), generation: Number(row[2]) } : null);
    }
  }
}

function readStreamSection(source: string, at: number, places: Map<number, ObjectPlace | null>): PdfDictionary {
  const { dictionary, raw } = readStreamObject(source, at);
  if (nameOf(entryOf(dictionary, 'Type')?.value) !== 'XRef') throw new SyntaxFault('no cross-reference stream');
  const data = decodeStream(dictionary, raw);
  const widths = numbersOf(entryOf(dictionary, 'W')?.value);
  if (widths.length < 3 || widths.some((width) => width < 0 || width > 8)) throw new SyntaxFault('no widths');
  const size = entryOf(dictionary, 'Size')?.value;
  const ranges = numbersOf(entryOf(dictionary, 'Index')?.value ?? null);
  if (ranges.length === 0) ranges.push(0, typeof size === 'number' ? size : 0);
  const [first, second, third] = widths as [number, number, number];
  const row = first + second + third;
  let from = 0;
  for (let pair = 0; pair + 1 < ranges.length; pair += 2) {
    for (let i = 0; i < ranges[pair + 1]! && from + row <= data.length; i++, from += row) {
      const number = ranges[pair]! + i;
      if (places.has(number)) continue;
      const type = first === 0 ? 1 : bigEndian(data, from, first);
      const a = bigEndian(data, from + first, second);
      const b = bigEndian(data, from + first + second, third);
      places.set(number, type === 1 ? { offset: a, generation: b } : type === 2 ? { holder: a, index: b } : null);
    }
  }
  return dictionary;
}

function bigEndian(data: string, from: number, width: number): number {
  let value = 0;
  for (let at = from; at < from + width; at++) value = value * 256 + data.charCodeAt(at);
  return value;
}

function numbersOf(value: PdfObject | undefined): number[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap(({ value: number }) => (typeof number === 'number' ? [number] : []));
}

/**
 * Reads a stream: its dictionary and its bytes as they are in the file.
 * @throws SyntaxFault
 */
export function readStreamObject(source: string, at: number): { dictionary: PdfDictionary; raw: string } {
  const head = matchAt(OBJECT, source, skipBlank(source, at));
  if (!head) throw new SyntaxFault('no object');
  const { value, end } = readObject(source, OBJECT.lastIndex);
  const word = skipBlank(source, end);
  if (!isDictionary(value) || !source.startsWith('stream', word)) throw new SyntaxFault('no stream');
  let from = word + 'stream'.length;
  if (source[from] === '\r') from++;
  if (source[from] === '\n') from++;
  const length = entryOf(value, 'Length')?.value;
  // the length may be a separate object, which cannot be found before the table is read
  const to = typeof length === 'number' ? from + length : source.indexOf('endstream', from);
  if (to < from || to > source.length) throw new SyntaxFault('no end of a stream');
  return { dictionary: value, raw: source.slice(from, to) };
}

/** True when the catalogue is where the table says; in files that were edited by hand or as text, all places are wrong. */
function isSound(source: string, { places, trailer }: CrossReferences): boolean {
  const root = entryOf(trailer, 'Root')?.value;
  if (typeof root !== 'object' || root === null || !('number' in root)) return false;
  const place = places.get(root.number);
  if (!place) return false;
  return 'holder' in place || isObjectAt(source, place.offset, root.number);
}

/** True when an object with this number begins at an offset. */
export function isObjectAt(source: string, offset: number, number: number): boolean {
  const head = matchAt(OBJECT, source, skipBlank(source, offset));
  return head !== null && Number(head[1]) === number;
}

/** Searches the file for its objects, as every reader does with a damaged one. */
function gather(source: string): CrossReferences {
  const places = new Map<number, ObjectPlace>();
  const holders: number[] = [];
  let trailer: PdfDictionary | undefined;
  for (const match of source.matchAll(/(?<![\d.])(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj/g)) {
    const number = Number(match[1]);
    const after = match.index + match[0].length;
    places.set(number, { offset: match.index, generation: Number(match[2]) });
    const type = /\/Type\s*\/(ObjStm|XRef)\b/.exec(source.slice(after, after + 400))?.[1];
    if (type === 'ObjStm') holders.push(number);
    if (type === 'XRef') trailer = dictionaryWithRoot(source, after) ?? trailer;
  }
  for (const match of source.matchAll(/trailer(?=[\0\t\n\f\r ]*<<)/g))
    trailer = dictionaryWithRoot(source, match.index + match[0].length) ?? trailer;
  if (!trailer) throw new SyntaxFault('no trailer');
  for (const holder of holders) {
    const place = places.get(holder);
    if (!place || !('offset' in place)) continue;
    try {
      const { dictionary, raw } = readStreamObject(source, place.offset);
      objectNumbers(dictionary, decodeStream(dictionary, raw)).forEach(({ number }, index) => {
        if (!places.has(number)) places.set(number, { holder, index });
      });
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
    }
  }
  return { places, trailer, start: undefined, isStream: [...places.values()].some((place) => 'holder' in place) };
}

function dictionaryWithRoot(source: string, at: number): PdfDictionary | undefined {
  try {
    const { value } = readObject(source, at);
    return isDictionary(value) && value.entries.has('Root') ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxFault) return undefined;
    throw error;
  }
}

/** Returns the numbers of the objects in a stream, and where each begins in the decoded data. */
export function objectNumbers(dictionary: PdfDictionary, data: string): { number: number; offset: number }[] {
  const count = entryOf(dictionary, 'N')?.value;
  const first = entryOf(dictionary, 'First')?.value;
  if (typeof count !== 'number' || typeof first !== 'number') throw new SyntaxFault('no object stream');
  const numbers = data.slice(0, first).trim().split(/\s+/).map(Number);
  const found: { number: number; offset: number }[] = [];
  for (let i = 0; i < Math.min(count, Math.floor(numbers.length / 2)); i++)
    found.push({ number: numbers[2 * i]!, offset: first + numbers[2 * i + 1]! });
  return found;
}
