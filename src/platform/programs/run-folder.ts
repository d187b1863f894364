import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOf } from '../db/process-identity.ts';

/** Host and process that made a folder, with the start of the process: its number may be another one's by now. */
const NAME = /^emend-run-(?:([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-)?/;
/** No run takes as long; for folders of other machines (a shared temporary folder), whose processes cannot be seen. */
const FORGOTTEN_MS = 24 * 3_600_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const HOST = digest(hostname());

/** A new folder in the temporary folder for one run of a program; its name says whose it is, in case we are killed. */
export function createRunFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `emend-run-${HOST}-${process.pid}-${digestOfStart(process.pid)}-`));
}

/**
 * Deletes the folders that killed processes of this machine left behind: they hold documents. Those of processes that run
 * stay. Returns how many were deleted.
 */
export async function removeLeftRunFolders(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const match = NAME.exec(name);
    const path = join(tmpdir(), name);
    if (!match || !(await isLeft(path, match))) continue;
    // Another user's folder cannot be deleted, and a process that starts beside us may be at it.
    removed += await rm(path, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    );
  }
  return removed;
}

async function isLeft(path: string, [, host, pid, start]: RegExpExecArray): Promise<boolean> {
  if (host === HOST) return digestOfStart(Number(pid)) !== start;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > FORGOTTEN_MS;
}

/** Where the system does not tell when a process began, only whether there is one. */
function digestOfStart(pid: number): string {
  const started = startOf(pid);
  if (started !== null) return digest(started);
  try {
    process.kill(pid, 0);
    return digest('running');
  } catch (error) {
    return digest((error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : 'ended');
  }
}
