// @module-tag program
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../src/platform/blobs/blob-store.ts';
import { createFileBlobs } from '../../src/platform/blobs/file-blobs.ts';
import { createS3Blobs } from '../../src/platform/blobs/s3-blobs.ts';
import { sealedBlobs } from '../../src/platform/blobs/sealed-blobs.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { itKeepsBlobs } from './blob-contract.ts';
import type { RunningStore } from './running-store.ts';
import { hasSwift, startSwift } from './swift-store.ts';
import { hasVersitygw, startVersitygw } from './versitygw-store.ts';

describe('blobs in a folder', () => {
  const root = temporaryFolder('blobs');
  let blobs: BlobStore;
  beforeAll(async () => {
    blobs = await createFileBlobs(root);
  });
  itKeepsBlobs(() => blobs);
});

describe('encrypted blobs in a folder', () => {
  const root = temporaryFolder('sealed-blobs');
  let blobs: BlobStore;
  beforeAll(async () => {
    blobs = sealedBlobs(await createFileBlobs(root), [randomBytes(32)]);
  });
  // a header of 32 bytes, five chunks with a tag of 16 each
  itKeepsBlobs(() => blobs, 32 + 5 * 16);
});

// two implementations of S3 and of its signatures that share no code
describe.each([
  [
    'OpenStack Swift (packages swift-proxy, swift-account, swift-container, swift-object)',
    hasSwift || process.env['CI'] === 'true',
    startSwift,
  ],
  ['versitygw (scripts/install-s3-stores.sh)', hasVersitygw, startVersitygw],
] as const)('blobs in %s', (_, isThere, start) => {
  describe.skipIf(!isThere)('as objects', () => {
    let store: RunningStore | undefined;
    let blobs: BlobStore;
    beforeAll(async () => {
      store = await start();
      blobs = await createS3Blobs(store.place);
    }, 90_000);
    afterAll(() => store?.stop());
    itKeepsBlobs(() => blobs);

    it('keeps encrypted blobs, and reads parts of them', async () => {
      const sealed = sealedBlobs(blobs, [randomBytes(32)]);
      const content = randomBytes(200_000);
      await sealed.put('sealed', Readable.from([content]));
      expect(content.equals(await sealed.readAll('sealed'))).toBe(true);
      const part = await buffer(await sealed.read('sealed', { start: 100_000, end: 180_000 }));
      expect(part.equals(content.subarray(100_000, 180_000))).toBe(true);
      expect(Buffer.from(await blobs.readAll('sealed')).includes(content.subarray(0, 16))).toBe(false);
      await sealed.delete('sealed');
    });
    it('gives its blobs at signed addresses under their names, and to nobody else', async () => {
      const { place } = store!;
      const open = await createS3Blobs(place, place.endpoint);
      await open.put('results/served', Readable.from([Buffer.from('naïve')]));
      const disposition = `attachment; filename="na_ve (1).txt"; filename*=UTF-8''na%C3%AFve%20%281%29.txt`;
      const address = (await open.address('results/served', { contentType: 'text/plain', disposition }))!;
      const answer = await fetch(address);
      expect([answer.status, await answer.text()]).toEqual([200, 'naïve']);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.headers.get('content-disposition')).toBe(disposition);
      const part = await fetch(address, { headers: { range: 'bytes=0-1' } });
      expect([part.status, await part.text()]).toEqual([206, 'na']);
      const other = new URL(address);
      other.searchParams.set('response-content-disposition', 'inline');
      for (const changed of [other.href, address.replace('served', 'others'), address.split('?')[0]!])
        expect((await fetch(changed)).status).toBeGreaterThanOrEqual(400);
      expect(await blobs.address('results/served', { contentType: 'text/plain', disposition })).toBeNull();
      const sealed = sealedBlobs(open, [randomBytes(32)]);
      expect(await sealed.address('results/served', { contentType: 'text/plain', disposition })).toBeNull();
      await open.delete('results/served');
    });
    it('keeps two prefixes of one bucket apart', async () => {
      const other = await createS3Blobs({ ...store!.place, prefix: 'others/' });
      await other.put('mine', Readable.from([Buffer.from('x')]));
      expect([await other.size('mine'), await blobs.size('mine')]).toEqual([1, null]);
      expect(await other.total()).toEqual({ files: 1, bytes: 1 });
    });
    it('says which bucket is missing and that a key is refused', async () => {
      const { place } = store!;
      await expect(createS3Blobs({ ...place, bucket: 'no-such-bucket' })).rejects.toThrow('no bucket "no-such-bucket"');
      await expect(createS3Blobs({ ...place, secretKey: 'wrong' })).rejects.toMatchObject({ code: 'storage.refused' });
    });

    // the last test: the store is gone afterwards
    it('says that it cannot store when the store is away', async () => {
      await store!.stop();
      store = undefined;
      await expect(blobs.ping()).rejects.toMatchObject({ code: 'storage.away', status: 503 });
    });
  });
});
