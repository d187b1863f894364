import { problem } from '../errors.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/** A schema change: plain SQL, several statements, run once in its own transaction. */
export interface Migration {
  /** Position, starting at 1 without gaps. */
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

/** An arbitrary number that no other lock uses. It holds back a second process that starts at the same moment. */
const LOCK = 7_314_201_966;

/**
 * Brings the database to the newest schema. Runs at every start and does nothing if nothing is new. Each migration is a
 * transaction that takes the lock itself: behind a pooler that changes the session with each transaction, a session
 * lock would never be released.
 * @returns the migrations applied by this call
 * @throws EmendError `db.newer` if the database has migrations that this release does not know
 */
export async function migrate(pool: SqlPool, migrations: readonly Migration[]): Promise<Migration[]> {
  const client = await pool.connect();
  const applied: Migration[] = [];
  try {
    let next = await applyNext(client, migrations);
    while (next !== null) {
      applied.push(next);
      next = await applyNext(client, migrations);
    }
  } finally {
    client.release();
  }
  return applied;
}

/** @returns null if no migration is missing, perhaps because another process has applied it */
async function applyNext(client: SqlClient, migrations: readonly Migration[]): Promise<Migration | null> {
  await client.script('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const missing = await firstMissing(client, migrations);
    if (missing !== null) {
      await client.script(missing.sql);
      await client.query('insert into emend_migrations (id, name) values ($1, $2)', [missing.id, missing.name]);
    }
    await client.script('commit');
    return missing;
  } catch (error) {
    await client.script('rollback');
    throw error;
  }
}

async function firstMissing(client: SqlClient, migrations: readonly Migration[]): Promise<Migration | null> {
  await client.script(
    'create table if not exists emend_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query('select coalesce(max(id), 0) as newest from emend_migrations', []);
  const newest = Number((rows[0] as { newest: number }).newest);
  const known = migrations.at(-1)?.id ?? 0;
  if (newest > known) throw problem('db.newer', { found: newest, known });
  return migrations.find(({ id }) => id > newest) ?? null;
}
