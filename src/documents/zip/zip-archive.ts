import { crc32, inflateRawSync } from 'node:zlib';
import { DocumentError } from '../document-error.ts';
import type { ZipEntry } from './central-directory.ts';
import { readDirectory } from './central-directory.ts';

/** Limits on the content of an archive; sizes in bytes. */
export interface ZipLimits {
  /** Number of files and folders in the archive. */
  readonly maxEntries: number;
  /** Size of all inflated data together, counted while inflating, because headers may be wrong. */
  readonly maxInflated: number;
  /** Size of one inflated entry. */
  readonly maxEntry: number;
  /** Ratio of inflated to stored size, checked only above `ratioFloor`. */
  readonly maxRatio: number;
  readonly ratioFloor: number;
}

const DEFAULT_ZIP_LIMITS: ZipLimits = {
  maxEntries: 5_000,
  maxInflated: 500_000_000,
  maxEntry: 128_000_000,
  maxRatio: 200,
  ratioFloor: 10_000_000,
};

/** A checked archive: names are safe and unique, entries lie within the file and do not overlap. */
export interface ZipArchive {
  readonly bytes: Uint8Array;
  readonly entries: readonly ZipEntry[];
  readonly limits: ZipLimits;
  /** Number of bytes inflated so far, for the limit `maxInflated`. */
  inflated: number;
}

/**
 * Reads and checks the directory of a zip archive (APPNOTE 6.3, with zip64). Nothing is inflated.
 *
 * @throws DocumentError `damaged`, `encrypted` or `too-large`
 */
export function openZip(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): ZipArchive {
  const all = { ...DEFAULT_ZIP_LIMITS, ...limits };
  const entries = readDirectory(bytes, all.maxEntries);
  checkNames(entries);
  checkLayout(entries);
  let declared = 0;
  for (const entry of entries) {
    declared += entry.size;
    if (declared > all.maxInflated || (entry.size > all.ratioFloor && entry.size > entry.storedSize * all.maxRatio))
      throw tooLarge();
  }
  return { bytes, entries, limits: all, inflated: 0 };
}

/** Returns the bytes of an entry as stored in the archive. */
export function storedBytes(archive: ZipArchive, entry: ZipEntry): Uint8Array {
  return archive.bytes.subarray(entry.dataStart, entry.dataStart + entry.storedSize);
}

/**
 * Inflates one entry, counts it against the archive's limits, and compares its checksum.
 *
 * @throws DocumentError `damaged`, `encrypted` or `too-large`
 */
export function readEntry(archive: ZipArchive, entry: ZipEntry): Uint8Array {
  if (entry.flags & 1) throw new DocumentError('document.encrypted');
  const { limits } = archive;
  const stored = storedBytes(archive, entry);
  const room = Math.min(
    limits.maxEntry,
    limits.maxInflated - archive.inflated,
    Math.max(limits.ratioFloor, stored.length * limits.maxRatio),
  );
  const data = entry.method === 0 ? stored : inflate(stored, entry.method, room);
  if (data.length > room) throw tooLarge();
  archive.inflated += data.length;
  if (data.length !== entry.size || crc32(data) !== entry.crc) throw new DocumentError('file.broken-data');
  return data;
}

function inflate(stored: Uint8Array, method: number, room: number): Uint8Array {
  if (method !== 8) throw new DocumentError('file.unknown-compression');
  if (room <= 0) throw tooLarge();
  try {
    return inflateRawSync(stored, { maxOutputLength: room });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new DocumentError('file.broken-data');
  }
}

function tooLarge(): DocumentError {
  return new DocumentError('file.too-large');
}

/** Rejects unsafe and duplicate names; case is ignored, as in OPC part names and most file systems. */
function checkNames(entries: readonly ZipEntry[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    const unsafe = name === '' || /[\\\0:]|^\/|(^|\/)\.\.?(\/|$)|\/\//.test(name);
    if (unsafe) throw new DocumentError('file.unsafe-archive');
    const key = name.toLowerCase();
    if (seen.has(key)) throw new DocumentError('file.unsafe-archive');
    seen.add(key);
  }
}

/** Rejects overlapping entries, by which a small archive claims petabytes (Fifield, “A better zip bomb”, 2019). */
function checkLayout(entries: readonly ZipEntry[]): void {
  const sorted = [...entries].sort((a, b) => a.dataStart - b.dataStart);
  let end = 0;
  for (const entry of sorted) {
    if (entry.dataStart < end) throw new DocumentError('file.unsafe-archive');
    end = entry.dataStart + entry.storedSize;
  }
}
