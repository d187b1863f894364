import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DocumentError, type DocumentErrorKind } from '../document-error.ts';
import { createZip, rewriteZip } from './write-zip.ts';
import { openZip, readEntry, storedBytes, type ZipLimits } from './zip-archive.ts';

const FILES: [string, Uint8Array][] = [
  ['a/one.txt', Buffer.from('one '.repeat(100))],
  ['two.bin', Uint8Array.from([1, 2, 3])],
];

function kindOf(run: () => unknown): DocumentErrorKind | 'none' {
  try {
    run();
    return 'none';
  } catch (error) {
    if (error instanceof DocumentError) return error.kind;
    throw error;
  }
}

function readAll(bytes: Uint8Array, limits?: Partial<ZipLimits>): string[] {
  const archive = openZip(bytes, limits);
  return archive.entries.map((entry) => Buffer.from(readEntry(archive, entry)).toString('latin1'));
}

/** Changes bytes at all occurrences of a pattern of the same length. */
function patched(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1');
}

describe('reading', () => {
  it('gives back what was written', () =>
    expect(readAll(createZip(FILES))).toEqual(FILES.map(([, data]) => Buffer.from(data).toString('latin1'))));
  it('finds the directory behind a comment and other bytes before the archive', () => {
    const zip = createZip(FILES);
    const commented = Buffer.concat([Buffer.from('MZ stub'), zip, Buffer.from('hello')]);
    commented.writeUInt16LE(5, commented.length - 7);
    expect(readAll(commented)).toHaveLength(2);
  });
  it.each([
    ['../two.b', 'a parent'],
    ['/two.bin', 'an absolute path'],
    ['t\\o.bin', 'a backslash'],
    ['C:o.bin', 'a drive'],
  ])('refuses the name %s: %s', (name) => {
    const plain = 'two.bin'.padEnd(name.length, 'x');
    const zip = createZip([[plain, Buffer.from('x')]]);
    expect(kindOf(() => openZip(patched(zip, plain, name)))).toBe('damaged');
  });
  it('refuses two entries of one name, capitals or not', () =>
    expect(kindOf(() => openZip(createZip([...FILES, ['TWO.BIN', Buffer.from('')]])))).toBe('damaged'));
  it('refuses a truncated archive at every length', () => {
    const zip = createZip(FILES);
    for (let length = 0; length < zip.length; length++)
      expect(kindOf(() => readAll(zip.subarray(0, length)))).toBe('damaged');
  });
  it('refuses data that does not fit its checksum', () => {
    const zip = Buffer.from(createZip(FILES));
    zip[zip.indexOf(Uint8Array.from([1, 2, 3]))] = 9;
    expect(kindOf(() => readAll(zip))).toBe('damaged');
  });
  it('refuses entries that overlap', () => {
    const zip = Buffer.from(
      createZip([
        ['a', Buffer.from('xxxx')],
        ['b', Buffer.from('xxxx')],
      ]),
    );
    const second = zip.lastIndexOf('PK\x01\x02');
    zip.writeUInt32LE(0, second + 42);
    expect(kindOf(() => openZip(zip))).toBe('damaged');
  });
  it('says that an encrypted entry needs a password', () => {
    const zip = Buffer.from(createZip(FILES));
    zip[zip.indexOf('PK\x01\x02') + 8]! |= 1;
    expect(kindOf(() => readAll(zip))).toBe('encrypted');
  });
});

describe('limits', () => {
  const bomb = createZip([['bomb', Buffer.alloc(30_000_000)]]);
  it('stops at a declared ratio', () => expect(kindOf(() => openZip(bomb))).toBe('too-large'));
  it('stops while inflating when the headers lie', () => {
    const zip = Buffer.from(bomb);
    zip.writeUInt32LE(1000, zip.indexOf('PK\x01\x02') + 24);
    expect(kindOf(() => openZip(zip))).toBe('none');
    expect(kindOf(() => readAll(zip))).toBe('too-large');
  });
  it('counts all entries together', () => {
    const files = [1, 2, 3].map((n): [string, Uint8Array] => [`f${n}`, Buffer.alloc(1000)]);
    expect(kindOf(() => readAll(createZip(files), { maxInflated: 2999 }))).toBe('too-large');
    expect(kindOf(() => readAll(createZip(files), { maxInflated: 3000 }))).toBe('none');
  });
  it('limits the number of entries', () =>
    expect(kindOf(() => openZip(createZip(FILES), { maxEntries: 1 }))).toBe('too-large'));
});

describe('writing', () => {
  it('copies what is not changed as compressed bytes', () => {
    const before = openZip(createZip(FILES));
    const after = openZip(
      rewriteZip(
        before,
        new Map([
          ['two.bin', Buffer.from('new')],
          ['three', Buffer.from('3')],
        ]),
      ),
    );
    expect(after.entries.map((entry) => entry.name)).toEqual(['a/one.txt', 'two.bin', 'three']);
    expect(storedBytes(after, after.entries[0]!)).toEqual(deflateRawSync(FILES[0]![1]));
    expect(Buffer.from(readEntry(after, after.entries[1]!)).toString()).toBe('new');
  });
  it('drops an entry', () =>
    expect(openZip(rewriteZip(openZip(createZip(FILES)), new Map([['two.bin', null]]))).entries).toHaveLength(1));
});
