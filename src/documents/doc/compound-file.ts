import { DocumentError } from '../document-error.ts';

/**
 * Reads streams of a compound file (MS-CFB): a small file system of sectors, whose allocation table chains the sectors
 * of each stream. Chains must not be longer than the file, so that a circular one ends.
 */
export interface CompoundFile {
  /** Returns the content of the first stream with this name, in any letter case (MS-CFB 2.6.4); undefined where there is none. */
  stream(name: string): Buffer | undefined;
  has(name: string): boolean;
}

const SIGNATURE = 0xd0cf11e0;
const HEADER_BYTES = 512;
const END_OF_CHAIN = 0xfffffffe;
/** Highest number of a sector; higher numbers have special meanings (MS-CFB 2.1). */
const LAST_SECTOR = 0xfffffffa;
/** The header lists this many sectors of the allocation table; a separate chain lists the rest. */
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const STREAM = 2;
const ROOT = 5;

/** @throws DocumentError `damaged` */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_BYTES || file.readUInt32BE(0) !== SIGNATURE) throw damaged();
  const sectorShift = file.readUInt16LE(30);
  const miniShift = file.readUInt16LE(32);
  if (sectorShift < 7 || sectorShift > 16 || miniShift > sectorShift) throw damaged();
  const sectorBytes = 1 << sectorShift;
  const miniCutoff = file.readUInt32LE(56);

  /** Returns a sector, which is shorter at the end of a truncated file. */
  const sector = (number: number): Buffer => {
    const start = (number + 1) * sectorBytes;
    if (number > LAST_SECTOR || start >= file.length) throw damaged();
    return file.subarray(start, start + sectorBytes);
  };
  const fat = readFat(file, sector, sectorBytes);
  const chain = (first: number, table: Uint32Array, take: (number: number) => Buffer): Buffer => {
    const parts: Buffer[] = [];
    for (let number = first; number !== END_OF_CHAIN; number = table[number] ?? END_OF_CHAIN) {
      if (parts.length > table.length) throw damaged();
      parts.push(take(number));
    }
    return Buffer.concat(parts);
  };

  const entries = directory(chain(file.readUInt32LE(48), fat, sector));
  const root = entries.find(({ type }) => type === ROOT);
  let miniStream: Buffer | undefined;
  let miniFat: Uint32Array | undefined;
  const mini = (number: number): Buffer => {
    miniStream ??= root ? chain(root.first, fat, sector) : Buffer.alloc(0);
    const start = number << miniShift;
    if (start >= miniStream.length) throw damaged();
    return miniStream.subarray(start, start + (1 << miniShift));
  };
  const find = (name: string) =>
    entries.find((entry) => entry.type === STREAM && entry.name.toUpperCase() === name.toUpperCase());
  return {
    has: (name) => find(name) !== undefined,
    stream(name) {
      const entry = find(name);
      if (!entry) return undefined;
      if (entry.bytes >= miniCutoff) return chain(entry.first, fat, sector).subarray(0, entry.bytes);
      if (entry.bytes === 0) return Buffer.alloc(0);
      miniFat ??= numbers(chain(file.readUInt32LE(60), fat, sector));
      return chain(entry.first, miniFat, mini).subarray(0, entry.bytes);
    },
  };
}

/** Reads the file allocation table: for each sector the next one of its chain. */
function readFat(file: Buffer, sector: (number: number) => Buffer, sectorBytes: number): Uint32Array {
  const count = file.readUInt32LE(44);
  if (count > file.length / sectorBytes + 1) throw damaged();
  const places: number[] = [];
  for (let i = 0; i < Math.min(count, HEADER_FAT_SECTORS); i++) places.push(file.readUInt32LE(76 + 4 * i));
  const perSector = sectorBytes / 4 - 1;
  let next = file.readUInt32LE(68);
  while (places.length < count && next <= LAST_SECTOR) {
    const more = numbers(sector(next));
    if (more.length <= perSector) throw damaged();
    places.push(...more.subarray(0, perSector));
    next = more[perSector]!;
  }
  return numbers(Buffer.concat(places.slice(0, count).map(sector)));
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly first: number;
  readonly bytes: number;
}

/** Returns all entries in their order; the tree that they form matters only for streams in folders. */
function directory(content: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= content.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(64, content.readUInt16LE(at + 64));
    entries.push({
      name: content.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      type: content[at + 66]!,
      first: content.readUInt32LE(at + 116),
      bytes: content.readUInt32LE(at + 120),
    });
  }
  return entries;
}

function numbers(content: Buffer): Uint32Array {
  const result = new Uint32Array(content.length >> 2);
  for (let i = 0; i < result.length; i++) result[i] = content.readUInt32LE(4 * i);
  return result;
}

export function damaged(): DocumentError {
  return new DocumentError('file.broken-doc');
}
