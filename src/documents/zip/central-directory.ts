import { DocumentError } from '../document-error.ts';

/** One entry as described in the central directory. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated; other methods cannot be read here but can be copied. */
  readonly method: number;
  readonly flags: number;
  /** MS-DOS time and date, as stored. */
  readonly time: number;
  readonly crc: number;
  readonly storedSize: number;
  readonly size: number;
  readonly attributes: number;
  /** Start of the stored bytes in the archive. */
  readonly dataStart: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const UNKNOWN_32 = 0xffffffff;

function damaged(): DocumentError {
  return new DocumentError('file.broken-archive');
}

/**
 * Returns the entries of the central directory, each with the place of its data.
 *
 * @throws DocumentError `damaged` when the directory is missing or leads outside the file, `too-large` above `maxEntries`
 */
export function readDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, offset, prefix } = findDirectory(view);
  if (count > maxEntries) throw new DocumentError('file.too-many-entries', { limit: maxEntries });
  const entries: ZipEntry[] = [];
  let at = offset;
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw damaged();
    entries.push(readEntryAt(view, bytes, at, prefix));
    at = next;
  }
  return entries;
}

function readEntryAt(view: DataView, bytes: Uint8Array, at: number, prefix: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const extraStart = at + 46 + nameLength;
  const extraEnd = extraStart + view.getUint16(at + 30, true);
  const wide = zip64Values(view, extraStart, extraEnd);
  const take = (value: number) => (value === UNKNOWN_32 ? (wide.shift() ?? value) : value);
  const size = take(view.getUint32(at + 24, true));
  const storedSize = take(view.getUint32(at + 20, true));
  const local = take(view.getUint32(at + 42, true)) + prefix;
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_HEADER) throw damaged();
  const dataStart = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (dataStart + storedSize > view.byteLength) throw damaged();
  return {
    name: decodeName(bytes.subarray(at + 46, extraStart), (flags & 0x800) !== 0),
    method: view.getUint16(at + 10, true),
    flags,
    time: view.getUint32(at + 12, true),
    crc: view.getUint32(at + 16, true),
    storedSize,
    size,
    attributes: view.getUint32(at + 38, true),
    dataStart,
  };
}

/** Decodes a name. Without the UTF-8 flag the encoding is unknown: UTF-8 is tried first, and Latin-1 keeps names distinct. */
function decodeName(raw: Uint8Array, utf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    if (utf8) throw damaged();
    return Buffer.from(raw).toString('latin1');
  }
}

/** Returns the 64-bit values of the zip64 extra field, in their fixed order; it contains only those that did not fit. */
function zip64Values(view: DataView, start: number, end: number): number[] {
  const values: number[] = [];
  let at = start;
  while (at + 4 <= end) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1)
      for (let v = at + 4; v + 8 <= Math.min(at + 4 + length, end); v += 8)
        values.push(Number(view.getBigUint64(v, true)));
    at += 4 + length;
  }
  return values;
}

function findDirectory(view: DataView): { count: number; offset: number; prefix: number } {
  // the record is 22 bytes plus a comment of at most 65,535
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    if (at + 22 + view.getUint16(at + 20, true) > view.byteLength) continue;
    const count = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 12, true);
    const offset = view.getUint32(at + 16, true);
    if (count === 0xffff || size === UNKNOWN_32 || offset === UNKNOWN_32) {
      const wide = zip64Directory(view, at);
      if (wide) return wide;
    }
    // bytes before the archive shift every offset by the same amount
    const prefix = at - size - offset;
    if (prefix < 0) throw damaged();
    return { count, offset: offset + prefix, prefix };
  }
  throw damaged();
}

function zip64Directory(view: DataView, end: number) {
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) return undefined;
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + 56 > view.byteLength || view.getUint32(at, true) !== ZIP64_END) throw damaged();
  const count = Number(view.getBigUint64(at + 32, true));
  const offset = Number(view.getBigUint64(at + 48, true));
  if (offset > view.byteLength) throw damaged();
  return { count, offset, prefix: 0 };
}
