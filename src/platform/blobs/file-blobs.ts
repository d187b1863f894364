import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { problem } from '../errors.ts';
import { isMarkOfEnded, processMark } from '../process-mark.ts';
import { checkKey } from './blob-key.ts';
import type { BlobKey, BlobStore, StoredBlob } from './blob-store.ts';

const DRAFTS = '.drafts';

/**
 * Stores blobs as files below `root`. A file is written under another name, synced and renamed, so that an existing
 * name has the whole content even after a power cut. Drafts that a killed process left are removed at the start.
 */
export async function createFileBlobs(root: string): Promise<BlobStore> {
  const drafts = join(root, DRAFTS);
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await removeOldDrafts(drafts);

  const pathOf = (key: BlobKey): string => join(root, checkKey(key));

  return {
    ping: () => access(drafts, constants.W_OK),
    async put(key, content, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
      const path = pathOf(key);
      const draft = join(drafts, processMark() + randomUUID());
      try {
        const stored = await writeFile(draft, content, maxBytes);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(draft, path);
        await syncFolder(dirname(path));
        return stored;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw unwritable(error);
      }
    },
    async read(key, range) {
      const handle = await openToRead(pathOf(key));
      // `end` of createReadStream is inclusive, so it cannot express an empty range.
      if (range && range.end <= range.start) {
        await handle.close();
        return Readable.from([]);
      }
      return handle.createReadStream(range ? { start: range.start, end: range.end - 1 } : {});
    },
    async readAll(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw missing(error);
      }
    },
    address: async () => null,
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *olderThan(folder, time) {
      const entries = await opendir(pathOf(folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const stats = await stat(join(root, folder, entry.name)).catch(() => undefined);
        if (stats && stats.mtimeMs < time.getTime()) yield `${folder}/${entry.name}`;
      }
    },
    total: () => totalOf(root),
  };
}

async function totalOf(folder: string): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === DRAFTS) continue;
      const below = await totalOf(path);
      files += below.files;
      bytes += below.bytes;
    } else {
      files += 1;
      // It may be deleted at this moment.
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      );
    }
  }
  return { files, bytes };
}

async function writeFile(path: string, content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredBlob> {
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw problem('request.too-large', { limit: maxBytes });
      hash.update(chunk);
      await writeAll(handle, chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

/** The rename is only durable after the folder is synced too, which not every file system allows. */
async function syncFolder(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows and some network file systems cannot do this. The content is safe, but a power cut may lose the name.
  }
}

async function openToRead(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw missing(error);
  }
}

function missing(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? problem('record.not-found') : error;
}

/** Errors of a full disk, a quota, and a read-only or missing folder. They are temporary, and nothing half-written is left. */
const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'EMFILE', 'ENFILE']);

function unwritable(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && UNWRITABLE.has(code) ? problem('storage.unwritable', { reason: code }, error) : error;
}

/** An upload takes minutes at most. A draft older than a day has no owner, on any machine. */
const DRAFT_MS = 24 * 3_600_000;

async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (isMarkOfEnded(name) || Date.now() - mtimeMs > DRAFT_MS) await rm(path, { force: true });
  }
}
