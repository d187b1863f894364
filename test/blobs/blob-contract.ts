import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { BlobStore } from '../../src/platform/blobs/blob-store.ts';

const MEGABYTE = 1024 * 1024;

/**
 * What every store of blobs must do, whatever it lies on.
 * @param overhead bytes that lie there beside those of a blob of 300,000
 */
export function itKeepsBlobs(store: () => BlobStore, overhead = 0): void {
  const content = randomBytes(300_000);
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  /** By their digests: an assertion that looks at every byte takes half a second of a processor for 300,000. */
  const expectSame = (read: Uint8Array, expected: Uint8Array) =>
    expect([read.length, hashOf(read)]).toEqual([expected.length, hashOf(expected)]);
  const chunks = function* (bytes: Buffer, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };

  it('gives back what it was given, whole and in parts', async () => {
    const blobs = store();
    const stored = await blobs.put('uploads/a', Readable.from([content.subarray(0, 7), content.subarray(7)]));
    expect(stored).toEqual({ bytes: 300_000, sha256: hashOf(content) });
    expectSame(await buffer(await blobs.read('uploads/a')), content);
    expect(await buffer(await blobs.read('uploads/a', { start: 10, end: 20 }))).toEqual(content.subarray(10, 20));
    expect(await buffer(await blobs.read('uploads/a', { start: 10, end: 10 }))).toEqual(Buffer.alloc(0));
    const behind = await blobs.read('uploads/a', { start: 300_000, end: 300_010 });
    expect(await buffer(behind)).toEqual(Buffer.alloc(0));
    expectSame(await blobs.readAll('uploads/a'), content);
    expect(await blobs.size('uploads/a')).toBe(300_000);
  });
  it('says that it can store', async () => {
    await store().ping();
  });
  it('takes an empty blob', async () => {
    expect(await store().put('empty', Readable.from([]))).toMatchObject({ bytes: 0 });
    expect(await store().size('empty')).toBe(0);
    expect(await buffer(await store().read('empty'))).toEqual(Buffer.alloc(0));
  });
  it.each([16 * MEGABYTE, 16 * MEGABYTE + 1, 37 * MEGABYTE])('takes %d bytes', async (size) => {
    const large = randomBytes(size);
    const stored = await store().put('uploads/large', Readable.from(chunks(large, 999_983)));
    expect(stored).toEqual({ bytes: size, sha256: hashOf(large) });
    expect(await store().size('uploads/large')).toBe(size);
    expect(hashOf(await buffer(await store().read('uploads/large')))).toBe(stored.sha256);
    const middle = await store().read('uploads/large', { start: 16_000_000, end: 16_700_000 });
    expect(hashOf(await buffer(middle))).toBe(hashOf(large.subarray(16_000_000, 16_700_000)));
    await store().delete('uploads/large');
  });
  it.each([300_000, 20 * MEGABYTE])(
    'leaves nothing of a stream that fails or is too long after %d bytes',
    async (size) => {
      const large = randomBytes(size);
      async function* broken() {
        yield large;
        throw new Error('connection lost');
      }
      await expect(store().put('uploads/b', broken())).rejects.toThrow('connection lost');
      await expect(store().put('uploads/b', Readable.from([large]), { maxBytes: size - 1 })).rejects.toMatchObject({
        code: 'request.too-large',
        status: 413,
      });
      expect(await store().size('uploads/b')).toBeNull();
    },
  );
  it('keeps the old content when a new one fails, and replaces it otherwise', async () => {
    await store().put('c', Readable.from([Buffer.from('old')]));
    await expect(store().put('c', Readable.from([content]), { maxBytes: 1 })).rejects.toThrow();
    expect(await buffer(await store().read('c'))).toEqual(Buffer.from('old'));
    await store().put('c', Readable.from([content]));
    expectSame(await buffer(await store().read('c')), content);
  });
  it('deletes, and says that there is nothing', async () => {
    const blobs = store();
    await blobs.put('d', Readable.from([content]));
    await blobs.delete('d');
    await blobs.delete('d');
    expect(await blobs.size('d')).toBeNull();
    const missing = { code: 'record.not-found', status: 404 };
    await expect(blobs.read('d')).rejects.toMatchObject(missing);
    await expect(blobs.read('d', { start: 3, end: 3 })).rejects.toMatchObject(missing);
    await expect(blobs.readAll('d')).rejects.toMatchObject(missing);
  });
  it('lists what lies directly below a folder and is older, and counts all', async () => {
    const blobs = store();
    for (const key of ['texts/one', 'texts/two', 'texts/deeper/three', 'texts-of-others/four'])
      await blobs.put(key, Readable.from([content]));
    const listed = async (time: Date) => {
      const keys: string[] = [];
      for await (const key of blobs.olderThan('texts', time)) keys.push(key);
      return keys.sort();
    };
    expect(await listed(new Date(Date.now() + 60_000))).toEqual(['texts/one', 'texts/two']);
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([]);
    const before = await blobs.total();
    await blobs.delete('texts/deeper/three');
    const after = await blobs.total();
    expect([before.files - after.files, before.bytes - after.bytes]).toEqual([1, 300_000 + overhead]);
  });
  it.each(['../x', '/etc/passwd', 'a/../../b', '.drafts/x', 'a//b', '', 'a\0b', 'a\\b', 'a?b', 'a b'])(
    'refuses the key %j',
    async (key) => {
      await expect(store().put(key, Readable.from([content]))).rejects.toThrow('not a key');
      await expect(store().size(key)).rejects.toThrow('not a key');
    },
  );
}
