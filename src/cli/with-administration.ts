import { setTimeout as sleep } from 'node:timers/promises';
import { administerKeys } from '../accounts/key-administration.ts';
import { administerTeams } from '../accounts/teams/administer-teams.ts';
import type { Administration } from '../http/admin-channel.ts';
import { type DatabaseSettings, openDatabase } from '../platform/db/database.ts';
import { EmendError } from '../platform/errors.ts';
import { administerBackups } from '../services/backup.ts';
import { findServer } from './admin-client.ts';

/** How long to wait for a server that is starting, because it holds the folder before it answers. */
const WAIT_MS = 15_000;

/**
 * Runs `work` on accounts, keys, teams or backups, whether the server runs or not. PostgreSQL is opened directly; the
 * embedded database is used through the server or, if none runs, opened by this process.
 */
export async function withAdministration<T>(
  settings: DatabaseSettings,
  work: (administration: Administration) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const server = settings.databaseUrl === null ? await findServer(settings.dataDir) : null;
    if (server) return work(server);
    try {
      const database = await openDatabase(settings, 'command');
      try {
        const { db } = database;
        const backups = administerBackups(database, settings.dataDir);
        return await work({ ...administerKeys(db), ...administerTeams(db), ...backups });
      } finally {
        await database.close();
      }
    } catch (error) {
      const locked = error instanceof EmendError && error.code === 'db.locked';
      if (!locked || performance.now() > deadline) throw error;
      await sleep(200);
    }
  }
}
