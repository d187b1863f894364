import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administerKeys } from '../../src/accounts/key-administration.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { createPostgres } from './own-postgres.ts';
import { type Supervised, supervise } from './processes.ts';

/** Processes of the built program on their own PostgreSQL, with files in a folder and one thread for each kind of work. */
export interface Installation {
  /** Call it after a process has made the tables. */
  openDatabase(): Promise<Database>;
  start(role: string): Supervised;
  /** Makes a production key for each of these accounts. */
  createKeys(database: Database, accounts: readonly string[]): Promise<string[]>;
  /** Lines of the logs at level error or fatal. */
  readonly faults: readonly string[];
  /** Stops everything that was started and removes its files. */
  remove(database: Database): Promise<void>;
}

export async function createInstallation(name: string): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), `emend-${name}-`));
  const postgres = await createPostgres();
  postgres.start();
  const faults: string[] = [];
  const started: Supervised[] = [];
  const environment = {
    DATABASE_URL: postgres.url,
    EMEND_DATA_DIR: dataDir,
    EMEND_WORKERS: '1',
    EMEND_DOCUMENT_WORKERS: '1',
  };
  return {
    faults,
    openDatabase: () => openDatabase({ dataDir, databaseUrl: postgres.url }, 'command'),
    start(role) {
      const one = supervise(role, environment, (line) => faults.push(line));
      started.push(one);
      return one;
    },
    async createKeys({ db }, accounts) {
      const keys: string[] = [];
      for (const account of accounts) keys.push((await administerKeys(db).create({ account, kind: 'production' })).key);
      return keys;
    },
    async remove(database) {
      await Promise.all(started.map((one) => one.stop()));
      await database.close();
      postgres.crash();
      postgres.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
