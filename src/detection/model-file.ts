/** A named part of a model file. */
interface Section {
  readonly type: string;
  readonly offset: number;
  readonly bytes: number;
}

/** Typed views of the parts of a model file; nothing is copied. */
export interface ModelSections {
  /** The facts in the header, written by the training. */
  readonly facts: Readonly<Record<string, unknown>>;
  bytes(name: string): Uint8Array;
  uint16(name: string): Uint16Array;
  uint32(name: string): Uint32Array;
  int16(name: string): Int16Array;
  float32(name: string): Float32Array;
}

const MAGIC = 'EMDETECT';

/** The bytes are not a model file, or a model file of another version. */
export class ModelFileError extends Error {}

/**
 * Opens a container of model parts: 8 bytes of magic, header length (u32, little endian), JSON header, then the parts,
 * each at a multiple of 8.
 * @throws ModelFileError when the bytes are not such a file; its message says what is wrong
 */
export function openModelFile(bytes: Uint8Array): ModelSections {
  const decoder = new TextDecoder();
  // copies only the header: a TextDecoder does not read shared memory
  const text = (from: number, to: number): string => decoder.decode(Uint8Array.from(bytes.subarray(from, to)));
  if (bytes.length < 12 || text(0, 8) !== MAGIC) throw new ModelFileError('not a detector model: wrong magic');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  const base = 12 + length;
  let header: { facts: Record<string, unknown>; sections: Record<string, Section> };
  try {
    header = JSON.parse(text(12, base)) as typeof header;
  } catch {
    throw new ModelFileError('damaged detector model: its header is not valid JSON');
  }
  const start = bytes.byteOffset + base;
  // typed arrays of 2 and 4 bytes need aligned memory; a file read into the middle of a buffer may not be
  const aligned = start % 8 === 0 ? bytes : Uint8Array.from(bytes);
  const origin = start % 8 === 0 ? start : base;
  const part = (name: string, type: string, size: number): [ArrayBufferLike, number, number] => {
    const section = header.sections[name];
    if (section === undefined || section.type !== type) throw new ModelFileError(`detector model lacks '${name}'`);
    if (base + section.offset + section.bytes > bytes.length)
      throw new ModelFileError(`damaged detector model: '${name}' reaches past the end`);
    return [aligned.buffer, origin + section.offset, section.bytes / size];
  };
  return {
    facts: header.facts,
    bytes: (name) => new Uint8Array(...part(name, header.sections[name]?.type === 'bytes' ? 'bytes' : 'u1', 1)),
    uint16: (name) => new Uint16Array(...part(name, 'u2', 2)),
    uint32: (name) => new Uint32Array(...part(name, 'u4', 4)),
    int16: (name) => new Int16Array(...part(name, 'i2', 2)),
    float32: (name) => new Float32Array(...part(name, 'f4', 4)),
  };
}
