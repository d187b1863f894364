import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMarkOfEnded, processMark } from '../process-mark.ts';

const PREFIX = 'emend-run-';
/** No run takes this long. Used for folders of other machines (in a shared temporary folder), whose processes cannot be seen. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** A new folder in the temporary folder for one run of a program. Its name says which process owns it, in case we are killed. */
export function createRunFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), PREFIX + processMark()));
}

/**
 * Deletes the folders that killed processes of this machine left, because they contain documents. Folders of running
 * processes stay. Returns how many were deleted.
 *
 * A program dies with the process that started it, but not where that process is killed before the sandbox has asked the
 * kernel for it: one LibreOffice in some forty kills of a busy worker waited for ever. Such programs are killed here.
 */
export async function removeLeftRunFolders(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const path = join(tmpdir(), name);
    if (!name.startsWith(PREFIX) || !(await isLeft(path, name.slice(PREFIX.length)))) continue;
    await killProgramsIn(path);
    // Another user's folder cannot be deleted, and a process that starts at the same time may be deleting it.
    removed += await rm(path, { recursive: true, force: true, maxRetries: 3 }).then(
      () => 1,
      () => 0,
    );
  }
  return removed;
}

async function isLeft(path: string, name: string): Promise<boolean> {
  const ended = isMarkOfEnded(name);
  if (ended !== undefined) return ended;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > FORGOTTEN_MS;
}

/** Kills what runs in the folder: programs have it as their home. Only where the system has /proc. */
async function killProgramsIn(folder: string): Promise<void> {
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    if (!environment.split('\0').includes(`HOME=${folder}`)) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
