import { inflateSync } from 'node:zlib';

const MAGIC = 'EMLEX001';

/** Thrown for bytes that are not a lexicon of this version. */
export class LexiconFormatError extends Error {}

/** The unpacked sections of `models/lexicon.bin`, each in its own memory: plain data that threads can share. */
export type LexiconSections = readonly Uint8Array[];

/** @throws LexiconFormatError when the bytes are damaged or of another version */
export function readLexicon(bytes: Uint8Array): LexiconSections {
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new LexiconFormatError('not a lexicon of this version: the first bytes are not EMLEX001');
  let raw: Uint8Array;
  try {
    raw = inflateSync(bytes.subarray(MAGIC.length));
  } catch (error) {
    throw new LexiconFormatError('the lexicon is damaged: its data cannot be decompressed', { cause: error });
  }
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const count = view.getUint32(0, true);
  const sections: Uint8Array[] = [];
  let at = 4 + 4 * count;
  for (let i = 0; i < count; i++) {
    const length = view.getUint32(4 + 4 * i, true);
    if (at + length > raw.byteLength) throw new LexiconFormatError('the lexicon is damaged: a section is cut off');
    sections.push(raw.slice(at, at + length));
    at += length + (-length & 3);
  }
  if (count !== 15) throw new LexiconFormatError(`the lexicon is damaged: ${count} sections where 15 belong`);
  return sections;
}
