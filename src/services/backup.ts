import { copyFile, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { writeSetting } from '../accounts/installation-settings.ts';
import type { Database } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import { KEY_FILE } from '../platform/installation-key.ts';

export interface Backup {
  /** Absolute path; null if nothing was copied. */
  readonly folder: string | null;
  readonly bytes: number;
  /** ISO 8601. */
  readonly at: string;
}

/** What `emend backup` can do, either on the data folder itself or through the server that holds it. */
export interface BackupAdministration {
  /**
   * @param into absolute path of a folder for backups
   * @throws EmendError `backup.other-database` with a PostgreSQL server, `backup.failed`
   */
  backUp(into: string): Promise<Backup>;
  /** Notes for the administrators' page that a backup was made by other means. */
  noteBackup(): Promise<Backup>;
}

/**
 * Copies the data folder while the service runs: first the database, between two statements and after a checkpoint,
 * then the files and the key of the stored texts. The copy is itself a data folder, so `EMEND_DATA_DIR` can name it to
 * try a backup out or to restore it.
 */
export function administerBackups(database: Database, dataDir: string): BackupAdministration {
  return {
    async backUp(into) {
      const { driver } = database;
      if (driver.kind !== 'embedded') throw problem('backup.other-database');
      const at = new Date().toISOString();
      const folder = join(into, `emend-${at.replace(/[:.]/g, '-')}`);
      const draft = `${folder}.part`;
      try {
        await mkdir(draft, { recursive: true, mode: 0o700 });
        await driver.pool.exclusive(async (pglite) => {
          await pglite.exec('checkpoint');
          await cp(join(dataDir, 'pgdata'), join(draft, 'pgdata'), { recursive: true });
        });
        await copyFiles(join(dataDir, 'files'), join(draft, 'files'));
        await unlessGone(copyFile(join(dataDir, KEY_FILE), join(draft, KEY_FILE)));
        await rename(draft, folder);
      } catch (error) {
        await rm(draft, { recursive: true, force: true }).catch(() => undefined);
        throw problem(
          'backup.failed',
          { folder: into, problem: (error as NodeJS.ErrnoException).code ?? 'a fault' },
          error,
        );
      }
      const bytes = await sizeOf(folder);
      await writeSetting(database.db, 'last-backup', { at, bytes });
      return { folder, bytes, at };
    },
    async noteBackup() {
      const at = new Date().toISOString();
      await writeSetting(database.db, 'last-backup', { at, bytes: null });
      return { folder: null, bytes: 0, at };
    },
  };
}

/** Files come and go during the copy. A missing file was deleted by its owner or because of its age. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const file of await filesIn(from)) {
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await unlessGone(copyFile(file, target));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = (await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder)) bytes += (await stat(file)).size;
  return bytes;
}

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
