import { randomUUID } from 'node:crypto';
import { chmod, chown, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { problem } from './errors.ts';

/**
 * Writes a file under another name first, so that a full disk or Ctrl-C leaves no half file under the name asked for.
 *
 * @param prepare is called for the draft before it takes the place of the file
 * @throws EmendError `cli.refused`
 */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  prepare: (draft: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await writeFile(draft, content);
    await prepare(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw problem('cli.refused', { file: path, problem: `it cannot be written (${code}).` });
  }
}

/**
 * Puts new content into a file that is there, as a whole or not at all: what a link names stays a link, permissions and, where we may, owner stay.
 * @throws EmendError `cli.refused`
 */
export async function replaceFile(path: string, content: string): Promise<void> {
  const target = await realpath(path);
  const { mode, uid, gid } = await stat(target);
  await writeOutput(target, content, async (draft) => {
    await chmod(draft, mode & 0o7777);
    const own = await stat(draft);
    if (own.uid !== uid || own.gid !== gid) await chown(draft, uid, gid).catch(() => undefined);
  });
}
