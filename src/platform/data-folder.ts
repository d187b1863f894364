import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from './errors.ts';

/** Files of an earlier start, perhaps by another user. The database gives no readable error if it cannot write there. */
const PARTS = ['pgdata', 'pgdata/PG_VERSION', 'pgdata/base', 'pgdata/pg_wal', 'files', 'files/.drafts', 'pdf-uploads'];
/** A disk with less free space will soon be full. */
const ROOM_BYTES = 1 << 20;

/**
 * Makes the data folder if there is none, and checks that this process can work in it.
 * @throws EmendError `data.unusable` with what is wrong and what to do
 */
export function checkDataFolder(dir: string): void {
  const probe = join(dir, `.probe-${process.pid}`);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(probe, Buffer.alloc(ROOM_BYTES), { mode: 0o600 });
    } finally {
      rmSync(probe, { force: true });
    }
    for (const path of PARTS.map((part) => join(dir, part)))
      if (existsSync(path)) {
        const enter = statSync(path).isDirectory() ? constants.X_OK : 0;
        accessSync(path, constants.R_OK | constants.W_OK | enter);
      }
  } catch (error) {
    const { code = 'unknown', path = dir } = error as NodeJS.ErrnoException;
    const [what, remedy] = REASONS[code] ?? [`the system says ${code}`, 'Choose another with EMEND_DATA_DIR'];
    const where = path === probe ? dir : path;
    throw problem('data.unusable', { dir, problem: what.replace('{path}', where), remedy }, error);
  }
}

const DENIED = [
  'this user may not read and write {path}',
  'Give the folder and all in it to this user, or choose another with EMEND_DATA_DIR',
] as const;
const FULL = ['the disk is full', 'Make room on it and start again'] as const;
const NO_FOLDER = ['{path} is a file', 'Choose a folder with EMEND_DATA_DIR'] as const;

const REASONS: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: ['it is on a read-only file system', 'Mount that for writing, or choose another folder with EMEND_DATA_DIR'],
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
};
