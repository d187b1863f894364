import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processMark } from '../process-mark.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobs } from './file-blobs.ts';

describe('blobs as files', () => {
  const root = mkdtempSync(join(tmpdir(), 'emend-blobs-'));
  let blobs: BlobStore;
  beforeAll(async () => {
    blobs = await createFileBlobs(root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const content = randomBytes(300_000);
  const drafts = () => readdirSync(join(root, '.drafts'));

  it('gives back what it was given, whole and in parts', async () => {
    const stored = await blobs.put('uploads/a', Readable.from([content.subarray(0, 7), content.subarray(7)]));
    expect(stored).toEqual({ bytes: 300_000, sha256: createHash('sha256').update(content).digest('hex') });
    expect(await buffer(await blobs.read('uploads/a'))).toEqual(content);
    expect(await buffer(await blobs.read('uploads/a', { start: 10, end: 20 }))).toEqual(content.subarray(10, 20));
    expect(await buffer(await blobs.read('uploads/a', { start: 10, end: 10 }))).toEqual(Buffer.alloc(0));
    expect(Buffer.from(await blobs.readAll('uploads/a'))).toEqual(content);
    expect(await blobs.size('uploads/a')).toBe(300_000);
  });

  it('takes an empty blob', async () => {
    expect(await blobs.put('empty', Readable.from([]))).toMatchObject({ bytes: 0 });
    expect(await blobs.size('empty')).toBe(0);
  });

  it('leaves nothing of a stream that fails or is too long', async () => {
    async function* broken() {
      yield content;
      throw new Error('connection lost');
    }
    await expect(blobs.put('uploads/b', broken())).rejects.toThrow('connection lost');
    await expect(blobs.put('uploads/b', Readable.from([content]), { maxBytes: 299_999 })).rejects.toMatchObject({
      code: 'request.too-large',
      status: 413,
    });
    expect(await blobs.size('uploads/b')).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('keeps the old content when a new one fails', async () => {
    await blobs.put('c', Readable.from([Buffer.from('old')]));
    await expect(blobs.put('c', Readable.from([content]), { maxBytes: 1 })).rejects.toThrow();
    expect(await buffer(await blobs.read('c'))).toEqual(Buffer.from('old'));
  });

  it('deletes, and says that there is nothing', async () => {
    await blobs.put('d', Readable.from([content]));
    await blobs.delete('d');
    await blobs.delete('d');
    expect(await blobs.size('d')).toBeNull();
    await expect(blobs.read('d')).rejects.toMatchObject({ code: 'record.not-found', status: 404 });
    await expect(blobs.readAll('d')).rejects.toMatchObject({ code: 'record.not-found' });
  });

  it.each(['../x', '/etc/passwd', 'a/../../b', '.drafts/x', 'a//b', '', 'a\0b', 'a\\b'])(
    'refuses the key %j',
    async (key) => {
      await expect(blobs.put(key, Readable.from([content]))).rejects.toThrow('not a key');
      await expect(blobs.size(key)).rejects.toThrow('not a key');
    },
  );

  it('removes drafts of a process that ended, and none of one that runs', async () => {
    const [ended, alive] = [processMark().replace(/-\d+-/, '-99999999-'), processMark()].map((mark) => `${mark}x`);
    writeFileSync(join(root, '.drafts', ended!), 'x');
    writeFileSync(join(root, '.drafts', alive!), 'x');
    await createFileBlobs(root);
    expect(drafts()).toEqual([alive]);
    rmSync(join(root, '.drafts', alive!));
  });

  it('removes drafts of a day ago at the start, and no younger ones', async () => {
    writeFileSync(join(root, '.drafts', 'old'), 'x');
    writeFileSync(join(root, '.drafts', 'new'), 'x');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(join(root, '.drafts', 'old'), yesterday, yesterday);
    await createFileBlobs(root);
    expect(drafts()).toEqual(['new']);
  });
});
