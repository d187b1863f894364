import { problem } from '../errors.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/** A step of the schema: plain SQL, several statements, run once in a transaction of its own. */
export interface Migration {
  /** Position, from 1 without gaps. */
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

/** Any number that nobody else uses; holds off a second process that starts at the same moment. */
const LOCK = 7_314_201_966;

/**
 * Brings the database to the newest schema. Runs at every start; does nothing when there is nothing new.
 * @returns the migrations that were applied now
 * @throws EmendError `db.newer` when the database knows migrations that this release does not
 */
export async function migrate(pool: SqlPool, migrations: readonly Migration[]): Promise<Migration[]> {
  const client = await pool.connect();
  try {
    await client.script(`select pg_advisory_lock(${LOCK})`);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.script(`select pg_advisory_unlock(${LOCK})`);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: SqlClient, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.script(
    'create table if not exists emend_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query('select coalesce(max(id), 0) as newest from emend_migrations', []);
  const newest = Number((rows[0] as { newest: number }).newest);
  const known = migrations.at(-1)?.id ?? 0;
  if (newest > known) throw problem('db.newer', { found: newest, known });
  const missing = migrations.filter((migration) => migration.id > newest);
  for (const migration of missing) await apply(client, migration);
  return missing;
}

async function apply(client: SqlClient, migration: Migration): Promise<void> {
  await client.script('begin');
  try {
    await client.script(migration.sql);
    await client.query('insert into emend_migrations (id, name) values ($1, $2)', [migration.id, migration.name]);
    await client.script('commit');
  } catch (error) {
    await client.script('rollback');
    throw error;
  }
}
