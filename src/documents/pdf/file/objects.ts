/**
 * Reads objects of a PDF as its file writes them (ISO 32000-1, 7.3), with their places, so that one entry of a dictionary can be
 * replaced and everything else stays the same. The file is a string of Latin-1: an offset in it is the offset of a byte.
 */

export interface PdfReference {
  readonly kind: 'reference';
  readonly number: number;
  readonly generation: number;
}

export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

/** A string is only skipped, because no code here needs its content. */
export interface PdfString {
  readonly kind: 'string';
}

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PlacedObject>;
}

export type PdfObject = null | boolean | number | PdfName | PdfString | PdfReference | PdfDictionary | PlacedObject[];

/** An object and its place. */
export interface PlacedObject {
  readonly value: PdfObject;
  readonly start: number;
  readonly end: number;
}

/** The bytes are not PDF objects where objects are required. */
export class SyntaxFault extends Error {}

/** Dictionaries of real files are nested less than ten deep. */
const MAX_DEPTH = 100;
const BLANK = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const REFERENCE = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const WORD = /[a-zA-Z]+/y;

/**
 * Reads the object that begins at or after an offset.
 * @throws SyntaxFault
 */
export function readObject(source: string, at: number, depth = 0): PlacedObject {
  if (depth > MAX_DEPTH) throw new SyntaxFault('nested too deep');
  const start = skipBlank(source, at);
  const sign = source[start];
  if (sign === '<' && source[start + 1] === '<') return readDictionary(source, start, depth);
  if (sign === '[') return readArray(source, start, depth);
  if (sign === '(') return { value: { kind: 'string' }, start, end: endOfString(source, start) };
  if (sign === '<') {
    const close = source.indexOf('>', start);
    if (close < 0) throw new SyntaxFault('open string');
    return { value: { kind: 'string' }, start, end: close + 1 };
  }
  const name = matchAt(NAME, source, start);
  if (name) return { value: { kind: 'name', name: unescaped(name[1]!) }, start, end: start + name[0].length };
  const reference = matchAt(REFERENCE, source, start);
  if (reference) {
    const value: PdfReference = {
      kind: 'reference',
      number: Number(reference[1]),
      generation: Number(reference[2]),
    };
    return { value, start, end: start + reference[0].length };
  }
  const number = matchAt(NUMBER, source, start);
  if (number) return { value: Number(number[0]), start, end: start + number[0].length };
  const word = matchAt(WORD, source, start)?.[0];
  if (word === 'true' || word === 'false' || word === 'null')
    return { value: word === 'null' ? null : word === 'true', start, end: start + word.length };
  throw new SyntaxFault('no object');
}

function readDictionary(source: string, start: number, depth: number): PlacedObject {
  const entries = new Map<string, PlacedObject>();
  let at = start + 2;
  for (;;) {
    at = skipBlank(source, at);
    if (source.startsWith('>>', at)) return { value: { kind: 'dictionary', entries }, start, end: at + 2 };
    const name = matchAt(NAME, source, at);
    if (!name) throw new SyntaxFault('no name of an entry');
    const entry = readObject(source, at + name[0].length, depth + 1);
    entries.set(unescaped(name[1]!), entry);
    at = entry.end;
  }
}

function readArray(source: string, start: number, depth: number): PlacedObject {
  const value: PlacedObject[] = [];
  let at = start + 1;
  for (;;) {
    at = skipBlank(source, at);
    if (source[at] === ']') return { value, start, end: at + 1 };
    const entry = readObject(source, at, depth + 1);
    value.push(entry);
    at = entry.end;
  }
}

function endOfString(source: string, start: number): number {
  let open = 0;
  for (let at = start; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '(') open++;
    else if (sign === ')' && --open === 0) return at + 1;
  }
  throw new SyntaxFault('open string');
}

export function skipBlank(source: string, at: number): number {
  return at + (matchAt(BLANK, source, at)?.[0].length ?? 0);
}

export function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Returns an entry of a dictionary; undefined for other objects and missing entries. */
export function entryOf(object: PdfObject | undefined, name: string): PlacedObject | undefined {
  return isDictionary(object) ? object.entries.get(name) : undefined;
}

export function isDictionary(object: PdfObject | undefined): object is PdfDictionary {
  return typeof object === 'object' && object !== null && 'kind' in object && object.kind === 'dictionary';
}

export function isReference(object: PdfObject | undefined): object is PdfReference {
  return typeof object === 'object' && object !== null && 'kind' in object && object.kind === 'reference';
}

export function nameOf(object: PdfObject | undefined): string | undefined {
  return typeof object === 'object' && object !== null && 'kind' in object && object.kind === 'name'
    ? object.name
    : undefined;
}
