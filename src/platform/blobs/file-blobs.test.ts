import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { processMark } from '../process-mark.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobs } from './file-blobs.ts';

describe('drafts of blobs in a folder', () => {
  const root = temporaryFolder('blobs');
  let blobs: BlobStore;
  beforeAll(async () => {
    blobs = await createFileBlobs(root);
  });

  const content = Buffer.alloc(10);
  const drafts = () => readdirSync(join(root, '.drafts'));

  it('leaves no draft of a stream that fails or is too long', async () => {
    async function* broken() {
      yield content;
      throw new Error('connection lost');
    }
    await expect(blobs.put('uploads/b', broken())).rejects.toThrow('connection lost');
    await expect(blobs.put('uploads/b', Readable.from([content]), { maxBytes: 9 })).rejects.toThrow();
    expect(drafts()).toEqual([]);
  });

  it('removes drafts of a process that ended, and keeps those of one that runs', async () => {
    const [ended, alive] = [processMark().replace(/-\d+-/, '-99999999-'), processMark()].map((mark) => `${mark}x`);
    writeFileSync(join(root, '.drafts', ended!), 'x');
    writeFileSync(join(root, '.drafts', alive!), 'x');
    await createFileBlobs(root);
    expect(drafts()).toEqual([alive]);
    rmSync(join(root, '.drafts', alive!));
  });

  it('removes drafts of more than a day at the start, and keeps younger ones', async () => {
    writeFileSync(join(root, '.drafts', 'old'), 'x');
    writeFileSync(join(root, '.drafts', 'new'), 'x');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(join(root, '.drafts', 'old'), yesterday, yesterday);
    await createFileBlobs(root);
    expect(drafts()).toEqual(['new']);
  });

  it('says that it cannot store when the folder cannot be written, and stores again when it can', async () => {
    rmSync(join(root, '.drafts'), { recursive: true });
    const put = () => blobs.put('uploads/c', Readable.from([content]));
    await expect(put()).rejects.toMatchObject({ code: 'storage.unwritable', status: 503 });
    await expect(blobs.ping()).rejects.toThrow();
    mkdirSync(join(root, '.drafts'));
    expect(await put()).toMatchObject({ bytes: 10 });
    await blobs.ping();
  });
});
