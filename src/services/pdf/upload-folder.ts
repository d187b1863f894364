import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { problem } from '../../platform/errors.ts';

/** A file of a request. It is deleted after the request is answered. */
export interface UploadedFile {
  readonly path: string;
  /**
   * Streams an upload into the file.
   * @throws EmendError `request.too-large` past `maxBytes`; whatever the stream fails with
   */
  write(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void>;
}

export interface UploadFolder {
  readonly path: string;
  /** Deletes the file when `use` ends, whether it succeeds or fails. */
  withFile<T>(use: (file: UploadedFile) => Promise<T>): Promise<T>;
}

/** No request takes this long. */
const FORGOTTEN_MS = 24 * 3_600_000;
const HOST = hostname().replace(/[^a-z0-9]/gi, '') || 'host';

/** Opens the folder. Removes what a killed process of this host left in it, and what any process left more than a day ago. */
export async function openUploadFolder(path: string): Promise<UploadFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await removeForgotten(path);
  return {
    path,
    async withFile(use) {
      const file = scratchFile(path);
      try {
        return await use({ path: file, write: (content, maxBytes) => writeTo(file, content, maxBytes) });
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

/** A new name in the folder that says which process owns the file, in case that process is killed. */
export function scratchFile(folder: string): string {
  return join(folder, `${HOST}-${process.pid}-${randomUUID()}`);
}

async function writeTo(file: string, content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw problem('request.too-large', { limit: maxBytes });
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
}

async function removeForgotten(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    const file = join(path, name);
    const [, host, pid] = /^([a-z0-9]+)-(\d+)-/i.exec(name) ?? [];
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    const orphan = host === HOST && !isAlive(Number(pid));
    if (orphan || Date.now() - mtimeMs > FORGOTTEN_MS) await rm(file, { force: true });
  }
}

/** An earlier process may have had our process number: in containers every process is number 1. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
