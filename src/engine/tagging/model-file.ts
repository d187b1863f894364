import { brotliDecompressSync } from 'node:zlib';

/**
 * Reader of our model files: four letters for the kind, then Brotli-compressed sections, each with a 32-bit length and its bytes. Written by
 * training/tagger/write-model.ts.
 */
export interface Sections {
  bytes(): Uint8Array;
  strings(): string[];
  /** Ascending 32-bit numbers stored as variable-length differences. */
  ascending(): Uint32Array;
}

const decoder = new TextDecoder();
/** Most that the bytes of a file grow by: a buffer of this size avoids joining many pieces. */
const GROWTH = 2;
const LEAST_ROOM = 1024;

/** Throws an Error that names the file when the mark does not match or the data is cut short. */
export function readSections(file: Uint8Array, mark: string): Sections {
  if (decoder.decode(file.subarray(0, mark.length)) !== mark)
    throw new Error(`not a model file of kind ${mark}: get it again from the release it belongs to`);
  const data = decompress(file.subarray(mark.length), mark);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = 0;
  const cut = () => new Error(`model file of kind ${mark} is cut short: get it again from the release it belongs to`);
  const bytes = (): Uint8Array => {
    if (at + 4 > data.length) throw cut();
    const length = view.getUint32(at, true);
    at += 4 + length;
    if (at > data.length) throw cut();
    return data.subarray(at - length, at);
  };
  return {
    bytes,
    strings: () => {
      const text = decoder.decode(bytes());
      return text === '' ? [] : text.split('\n');
    },
    ascending: () => {
      const packed = bytes();
      if (packed.length > 0 && packed.length < 4) throw cut();
      const count = packed.length === 0 ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
      // a number takes at least one byte
      if (count > packed.length) throw cut();
      const numbers = new Uint32Array(count);
      let p = 4;
      let last = 0;
      for (let k = 0; k < count; k++) {
        let delta = 0;
        let scale = 1;
        let byte = packed[p++]!;
        while (byte >= 128) {
          delta += (byte & 127) * scale;
          scale *= 128;
          byte = packed[p++]!;
        }
        if (byte === undefined) throw cut();
        last += delta + byte * scale;
        numbers[k] = last;
      }
      return numbers;
    },
  };
}

function decompress(packed: Uint8Array, mark: string): Uint8Array {
  try {
    return brotliDecompressSync(packed, { chunkSize: Math.max(LEAST_ROOM, GROWTH * packed.length) });
  } catch {
    throw new Error(`model file of kind ${mark} is damaged: get it again from the release it belongs to`);
  }
}
