import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { problem } from '../platform/errors.ts';

/**
 * Writes a file under another name first, so that a full disk or Ctrl-C leaves no half file under the name asked for.
 * @throws EmendError `cli.refused`
 */
export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw problem('cli.refused', { file: path, problem: `it cannot be written (${code}).` });
  }
}
