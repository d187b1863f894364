import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobs } from './file-blobs.ts';
import { sealedBlobs } from './sealed-blobs.ts';
import { CHUNK_BYTES, HEADER_BYTES, SEALED_CHUNK_BYTES } from './sealed-format.ts';

describe('blobs that are encrypted where they lie', () => {
  const root = temporaryFolder('sealed');
  const [key, newer, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  let plain: BlobStore;
  let blobs: BlobStore;
  beforeAll(async () => {
    plain = await createFileBlobs(root);
    blobs = sealedBlobs(plain, [key]);
  });
  const put = (store: BlobStore, name: string, content: Uint8Array) => store.put(name, Readable.from([content]));
  const stored = (name: string) => readFileSync(join(root, name));
  const damaged = { code: 'storage.damaged' };

  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 200_000])(
    'gives %d bytes back, whole and by ranges',
    async (size) => {
      const content = randomBytes(size);
      expect(await put(blobs, 'a', content)).toMatchObject({ bytes: size });
      expect(await blobs.size('a')).toBe(size);
      // not toEqual, which compares byte by byte and takes longer than everything else here
      expect((await buffer(await blobs.read('a'))).equals(content)).toBe(true);
      expect(content.equals(await blobs.readAll('a'))).toBe(true);
      const places = [0, 1, 100, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, size - 1, size, size + 5];
      for (const start of places.filter((place) => place >= 0))
        for (const end of places.filter((place) => place >= start))
          expect((await buffer(await blobs.read('a', { start, end }))).equals(content.subarray(start, end))).toBe(true);
    },
  );

  it('leaves nothing readable, and seals the same content differently each time', async () => {
    const text = Buffer.from('A sentence that nobody else may read. '.repeat(10_000));
    await put(blobs, 'text', text);
    const first = stored('text');
    expect(first.includes('nobody else')).toBe(false);
    await put(blobs, 'text', text);
    expect(stored('text').subarray(HEADER_BYTES).equals(first.subarray(HEADER_BYTES))).toBe(false);
  });

  it('refuses what was changed, cut off, extended, exchanged or put under another name', async () => {
    await put(blobs, 'b', randomBytes(3 * CHUNK_BYTES));
    const whole = stored('b');
    const chunk = (n: number) =>
      whole.subarray(HEADER_BYTES + n * SEALED_CHUNK_BYTES, HEADER_BYTES + (n + 1) * SEALED_CHUNK_BYTES);
    const head = whole.subarray(0, HEADER_BYTES);
    const flipped = Buffer.from(whole);
    flipped[HEADER_BYTES + 10]! ^= 1;
    const saltless = Buffer.from(whole);
    saltless[HEADER_BYTES - 1]! ^= 1;
    const wrong = [
      flipped,
      saltless,
      whole.subarray(0, -1),
      whole.subarray(0, HEADER_BYTES + 2 * SEALED_CHUNK_BYTES),
      head,
      whole.subarray(0, 10),
      Buffer.concat([whole, chunk(2)]),
      Buffer.concat([head, chunk(1), chunk(0), chunk(2)]),
    ];
    for (const bytes of wrong) {
      writeFileSync(join(root, 'b'), bytes);
      await expect(buffer(await blobs.read('b'))).rejects.toMatchObject(damaged);
      await expect(blobs.readAll('b')).rejects.toMatchObject(damaged);
    }
    writeFileSync(join(root, 'c'), whole);
    await expect(blobs.readAll('c')).rejects.toMatchObject(damaged);
    writeFileSync(join(root, 'b'), flipped);
    await expect(buffer(await blobs.read('b', { start: 5, end: 50 }))).rejects.toMatchObject(damaged);
    const behind = await buffer(await blobs.read('b', { start: CHUNK_BYTES, end: CHUNK_BYTES + 50 }));
    expect(behind).toHaveLength(50);
  });

  it('opens what an older key sealed, seals with the newer one, and names the lack of a key', async () => {
    await put(blobs, 'old', Buffer.from('sealed before'));
    const rotated = sealedBlobs(plain, [newer, key]);
    expect(String(await rotated.readAll('old'))).toBe('sealed before');
    await put(rotated, 'new', Buffer.from('sealed after'));
    expect(String(await sealedBlobs(plain, [newer]).readAll('new'))).toBe('sealed after');
    for (const store of [sealedBlobs(plain, [newer]), sealedBlobs(plain, [foreign])]) {
      await expect(store.readAll('old')).rejects.toMatchObject({ code: 'storage.other-key', status: 500 });
      await expect(store.size('old')).rejects.toMatchObject({ code: 'storage.other-key' });
    }
  });

  it('reads what was stored before there was a key', async () => {
    await put(plain, 'before', Buffer.from('as it is'));
    expect(String(await blobs.readAll('before'))).toBe('as it is');
    expect(String(await buffer(await blobs.read('before')))).toBe('as it is');
    expect(String(await buffer(await blobs.read('before', { start: 3, end: 5 })))).toBe('it');
    expect(await blobs.size('before')).toBe(8);
  });
});
