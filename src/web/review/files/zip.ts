/** Largest part that is unpacked, in bytes: a document of 100,000 words has some 30 MB of XML. */
const MOST_BYTES = 128 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const MOST_COMMENT = 65_535;

/**
 * Returns a function that unpacks a part of a zip file on demand; it returns undefined for a part that does not exist.
 * @throws Error when the file is not a zip file, or is compressed with another method than documents use
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<Uint8Array | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_SIZE;
  const last = Math.max(0, end - MOST_COMMENT);
  while (end >= last && view.getUint32(end, true) !== END) end--;
  if (end < last) throw new Error('no zip file');
  const places = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  for (let i = view.getUint16(end + 10, true); i > 0 && view.getUint32(at, true) === ENTRY; i--) {
    const nameLength = view.getUint16(at + 28, true);
    places.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)), at);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = places.get(name);
    if (entry === undefined) return undefined;
    const local = view.getUint32(entry + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(start, start + view.getUint32(entry + 20, true));
    const method = view.getUint16(entry + 10, true);
    if (method === 0) return packed;
    if (method !== 8) throw new Error('packed in an unknown way');
    return collect(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  };
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too large');
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A zip file with these texts, in the given order. */
export async function writeZip(parts: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let size = 0;
  for (const [name, text] of Object.entries(parts)) {
    const plain = encoder.encode(text);
    const packed = await collect(new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate-raw')));
    const shared = [crc32(plain), packed.length, plain.length] as const;
    const nameBytes = encoder.encode(name);
    directory.push(header(ENTRY, shared, nameBytes, size));
    const local = header(LOCAL, shared, nameBytes, null);
    pieces.push(local, packed);
    size += local.length + packed.length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(END_SIZE));
  end.setUint32(0, END, true);
  end.setUint16(8, directory.length, true);
  end.setUint16(10, directory.length, true);
  end.setUint32(12, directorySize, true);
  end.setUint32(16, size, true);
  const blob = new Blob([...pieces, ...directory, end.buffer] as BlobPart[]);
  return new Uint8Array(await blob.arrayBuffer());
}

/** The header before a part (`offset` null) or its entry in the directory. All dates are the first date of the format. */
function header(
  signature: number,
  [crc, packed, plain]: readonly [number, number, number],
  name: Uint8Array,
  offset: number | null,
): Uint8Array {
  const isEntry = offset !== null;
  const fixed = isEntry ? 46 : 30;
  const bytes = new Uint8Array(fixed + name.length);
  const view = new DataView(bytes.buffer);
  const shift = isEntry ? 2 : 0;
  view.setUint32(0, signature, true);
  if (isEntry) view.setUint16(4, 20, true);
  view.setUint16(4 + shift, 20, true);
  view.setUint16(6 + shift, 0x0800, true);
  view.setUint16(8 + shift, 8, true);
  view.setUint16(12 + shift, 0x21, true);
  view.setUint32(14 + shift, crc, true);
  view.setUint32(18 + shift, packed, true);
  view.setUint32(22 + shift, plain, true);
  view.setUint16(26 + shift, name.length, true);
  if (isEntry) view.setUint32(42, offset, true);
  bytes.set(name, fixed);
  return bytes;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ TABLE[(value ^ byte) & 0xff]!;
  return (value ^ 0xffffffff) >>> 0;
}
