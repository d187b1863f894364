import type pg from 'pg';

/**
 * Whether something stands between this process and PostgreSQL that shares the server's sessions among its clients, such as
 * PgBouncer. It tells its clients a number of its own where the server tells that of its process. What belongs to a session
 * (LISTEN, locks of a session) may then be lost after each transaction; whether it is does not show.
 */
export async function isBehindPooler(pool: pg.Pool): Promise<boolean> {
  // Of the protocol's BackendKeyData; not among the types of node-postgres.
  const client = (await pool.connect()) as pg.PoolClient & { readonly processID: number };
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]!.pid !== client.processID;
  } finally {
    client.release();
  }
}
