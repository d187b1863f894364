import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { checkDataFolder } from '../data-folder.ts';
import { EmendError, problem } from '../errors.ts';
import { isDatabaseAway } from './away.ts';
import { openEmbedded } from './embedded.ts';
import { type LockPurpose, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createPglitePool, type PglitePool } from './pglite-pool.ts';
import { isBehindPooler } from './pooler.ts';
import type { DatabaseSchema } from './schema.ts';
import { ANSWER_MS, createServerPool, limitRest } from './server-pool.ts';
import type { SqlPool } from './sql-pool.ts';

export type Db = Kysely<DatabaseSchema>;

/** The only database of a process, of either kind, migrated and ready. */
export interface Database {
  readonly db: Db;
  /** For code that needs the connection itself: the job queue. */
  readonly driver:
    | { readonly kind: 'embedded'; readonly pool: PglitePool }
    | {
        readonly kind: 'server';
        readonly pool: pg.Pool;
        readonly url: string;
        readonly answerMs: number;
        readonly isPooled: boolean;
      };
  /** Calls `listener` whenever a connection to the server fails; never for the embedded database. */
  onAway(listener: (error: unknown) => void): void;
  /** Throws if the database does not answer. */
  ping(): Promise<void>;
  /** Waits for running statements, writes a checkpoint and releases the folder. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/**
 * Opens the database that the settings name and brings its schema up to date.
 * @throws EmendError `data.unusable`, `db.locked`, `db.newer` or `db.unreachable`
 */
export async function openDatabase(
  settings: DatabaseSettings,
  purpose: LockPurpose = 'server',
  answerMs = purpose === 'server' ? ANSWER_MS : 0,
): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  return databaseUrl === null ? openFolder(dataDir, purpose) : openServer(databaseUrl, answerMs);
}

async function openFolder(dataDir: string, purpose: LockPurpose): Promise<Database> {
  checkDataFolder(dataDir);
  const lock = await lockFolder(dataDir, purpose);
  try {
    const pool = createPglitePool(await openEmbedded(join(dataDir, 'pgdata')));
    await migrateAndKeep(pool);
    return ready(pool, { kind: 'embedded', pool }, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openServer(url: string, answerMs: number): Promise<Database> {
  const listeners = new Set<(error: unknown) => void>();
  const { pool, pg } = createServerPool(
    url,
    (error) => {
      for (const listener of listeners) listener(error);
    },
    { answerMs },
  );
  try {
    const isPooled = await isBehindPooler(pg);
    if (!isPooled && answerMs > 0) await limitRest(pg, answerMs);
    await migrateServer(url);
    const database = ready(pool, { kind: 'server', pool: pg, url, answerMs, isPooled }, () => undefined);
    return { ...database, onAway: (listener) => void listeners.add(listener) };
  } catch (thrown) {
    await pool.end();
    const error = isDatabaseAway(thrown) ? (thrown as EmendError).cause : thrown;
    if (error instanceof EmendError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw problem('db.unreachable', { problem: message || code || 'no answer' }, error);
  }
}

async function migrateAndKeep(pool: SqlPool): Promise<void> {
  try {
    await migrate(pool, MIGRATIONS);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** A change of the schema, and waiting for another process that makes it, may take minutes. */
async function migrateServer(url: string): Promise<void> {
  const { pool } = createServerPool(url, () => undefined, { max: 1 });
  try {
    await migrate(pool, MIGRATIONS);
  } finally {
    await pool.end();
  }
}

function ready(pool: SqlPool, driver: Database['driver'], released: () => void): Database {
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    db,
    driver,
    onAway: () => undefined,
    async ping() {
      const client = await pool.connect();
      try {
        await client.query('select 1', []);
      } finally {
        client.release();
      }
    },
    close() {
      // We end the pool ourselves, because Kysely does not end a pool that it has not used yet.
      closing ??= pool.end().finally(released);
      return closing;
    },
  };
}
