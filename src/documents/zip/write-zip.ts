import { crc32, deflateRawSync } from 'node:zlib';
import { storedBytes, type ZipArchive } from './zip-archive.ts';

interface Stored {
  readonly name: Buffer;
  readonly method: number;
  readonly flags: number;
  readonly time: number;
  readonly crc: number;
  readonly size: number;
  readonly attributes: number;
  readonly data: Uint8Array;
}

/** 1 January 1980, the zero of MS-DOS times: new entries have no time of writing, so that equal input gives equal output. */
const EPOCH = 0x00210000;
const UTF8_NAME = 0x800;
const DATA_DESCRIPTOR = 0x8;

/**
 * Returns a new archive from an old one. Entries not named in `changes` keep their compressed bytes; changed ones are deflated
 * in place; names that the archive lacks are added at the end. `null` drops an entry.
 */
export function rewriteZip(archive: ZipArchive, changes: ReadonlyMap<string, Uint8Array | null>): Uint8Array {
  const entries: Stored[] = [];
  const known = new Set<string>();
  for (const entry of archive.entries) {
    known.add(entry.name);
    const change = changes.get(entry.name);
    if (change === null) continue;
    if (change) entries.push(deflated(entry.name, change, entry.time, entry.attributes));
    else
      entries.push({
        ...entry,
        name: Buffer.from(entry.name),
        flags: (entry.flags & ~DATA_DESCRIPTOR) | UTF8_NAME,
        data: storedBytes(archive, entry),
      });
  }
  for (const [name, change] of changes) if (change && !known.has(name)) entries.push(deflated(name, change, EPOCH, 0));
  return assemble(entries);
}

/** Returns an archive of the given files, all deflated. */
export function createZip(files: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  return assemble([...files].map(([name, data]) => deflated(name, data, EPOCH, 0)));
}

function deflated(name: string, data: Uint8Array, time: number, attributes: number): Stored {
  const packed = deflateRawSync(data);
  const smaller = packed.length < data.length;
  return {
    name: Buffer.from(name),
    method: smaller ? 8 : 0,
    flags: UTF8_NAME,
    time,
    crc: crc32(data),
    size: data.length,
    attributes,
    data: smaller ? packed : data,
  };
}

/** Joins the entries. Sizes stay below 4 GB, because the limits of reading are far lower, so no zip64 records are written. */
function assemble(entries: readonly Stored[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeCommon(local, 4, entry);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    writeCommon(central, 6, entry);
    central.writeUInt32LE(entry.attributes, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, entry.name);
    chunks.push(local, entry.name, entry.data);
    offset += 30 + entry.name.length + entry.data.length;
  }
  const size = directory.reduce((sum, chunk) => sum + chunk.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, ...directory, end]);
}

/** Writes the fields that local header and directory entry share, from “version needed” on. */
function writeCommon(target: Buffer, at: number, entry: Stored): void {
  target.writeUInt16LE(20, at);
  target.writeUInt16LE(entry.flags, at + 2);
  target.writeUInt16LE(entry.method, at + 4);
  target.writeUInt32LE(entry.time, at + 6);
  target.writeUInt32LE(entry.crc, at + 10);
  target.writeUInt32LE(entry.data.length, at + 14);
  target.writeUInt32LE(entry.size, at + 18);
  target.writeUInt16LE(entry.name.length, at + 22);
}
