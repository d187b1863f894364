import { randomUUID } from 'node:crypto';
import { access, chmod, chown, constants, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { problem } from './errors.ts';

/**
 * Writes a file under another name first, so that a full disk or Ctrl-C leaves no incomplete file under the requested
 * name.
 *
 * @param prepare called for the draft before it replaces the file
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
    throw unwritable(path, error);
  }
}

/**
 * Says before long work that its result could not be written: the folder is missing, or the name is that of a folder.
 * @throws EmendError `cli.refused`
 */
export async function assertWritable(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw unwritable(path, { code: 'EISDIR' });
  try {
    await access(dirname(path), constants.W_OK);
  } catch (error) {
    throw unwritable(path, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
};

function unwritable(path: string, error: unknown) {
  const { code } = error as NodeJS.ErrnoException;
  return problem('cli.refused', { file: path, problem: `it cannot be written: ${REASONS[code ?? ''] ?? code}.` });
}

/**
 * Replaces the content of an existing file completely or not at all. A link stays a link, and the permissions and, if
 * possible, the owner stay.
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
