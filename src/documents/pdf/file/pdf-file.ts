import {
  type CrossReferences,
  isObjectAt,
  objectNumbers,
  readCrossReferences,
  readStreamObject,
} from './cross-references.ts';
import {
  entryOf,
  isReference,
  nameOf,
  type PdfObject,
  type PdfReference,
  type PlacedObject,
  readObject,
  SyntaxFault,
} from './objects.ts';
import { decodeStream } from './streams.ts';

/** An object with the text that contains it: the file, or a decoded object stream. */
export interface WrittenObject extends PlacedObject {
  readonly source: string;
}

/** The objects of a PDF by number, and its pages in their order. */
export interface PdfFile {
  /** The file's bytes as Latin-1. */
  readonly source: string;
  readonly references: CrossReferences;
  /** @throws SyntaxFault when there is no such object or it is damaged */
  object(number: number): WrittenObject;
  /** Follows references to the object that they lead to. @throws SyntaxFault */
  resolve(value: PdfObject | undefined): PdfObject | undefined;
  /** The page objects, in order. @throws SyntaxFault when the tree is damaged or a page is not a separate object */
  pages(): PdfReference[];
}

const MAX_PAGES = 50_000;
const MAX_STEPS = 20;

/** @throws SyntaxFault when no objects can be found in the bytes */
export function openPdfFile(bytes: Uint8Array): PdfFile {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const references = readCrossReferences(source);
  const holders = new Map<number, { data: string; objects: readonly { number: number; offset: number }[] }>();

  function holder(number: number) {
    const known = holders.get(number);
    if (known) return known;
    const place = references.places.get(number);
    if (!place || !('offset' in place)) throw new SyntaxFault('no object stream');
    const { dictionary, raw } = readStreamObject(source, place.offset);
    const data = decodeStream(dictionary, raw);
    const opened = { data, objects: objectNumbers(dictionary, data) };
    holders.set(number, opened);
    return opened;
  }

  function object(number: number): WrittenObject {
    const place = references.places.get(number);
    if (!place) throw new SyntaxFault(`no object ${number}`);
    if ('offset' in place) {
      if (!isObjectAt(source, place.offset, number)) throw new SyntaxFault(`object ${number} is elsewhere`);
      const start = source.indexOf('obj', place.offset) + 3;
      return { ...readObject(source, start), source };
    }
    const { data, objects } = holder(place.holder);
    const at =
      objects[place.index]?.number === number ? objects[place.index] : objects.find((o) => o.number === number);
    if (!at) throw new SyntaxFault(`no object ${number} in its stream`);
    return { ...readObject(data, at.offset), source: data };
  }

  function resolve(value: PdfObject | undefined): PdfObject | undefined {
    let current = value;
    for (let step = 0; isReference(current); step++) {
      if (step === MAX_STEPS) throw new SyntaxFault('references in a circle');
      current = references.places.has(current.number) ? object(current.number).value : null;
    }
    return current;
  }

  function pages(): PdfReference[] {
    const found: PdfReference[] = [];
    const seen = new Set<number>();
    const visit = (reference: PdfObject | undefined): void => {
      if (!isReference(reference)) throw new SyntaxFault('a page that is no object');
      if (seen.has(reference.number)) return;
      seen.add(reference.number);
      const node = resolve(reference);
      const kids = resolve(entryOf(node, 'Kids')?.value);
      // some nodes lack a type: only inner ones have kids
      if (Array.isArray(kids) && nameOf(entryOf(node, 'Type')?.value) !== 'Page')
        for (const kid of kids) visit(kid.value);
      else if (found.push(reference) > MAX_PAGES) throw new SyntaxFault('too many pages');
    };
    visit(entryOf(resolve(entryOf(references.trailer, 'Root')?.value), 'Pages')?.value);
    return found;
  }

  return { source, references, object, resolve, pages };
}
