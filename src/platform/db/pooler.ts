import type pg from 'pg';

/**
 * True when a pooler such as PgBouncer, which shares the server's sessions among its clients, stands between this
 * process and PostgreSQL. It gives its clients a number of its own where the server gives its process id. Session state
 * (LISTEN, session locks) may then be lost after each transaction; whether it is cannot be detected.
 */
export async function isBehindPooler(pool: pg.Pool): Promise<boolean> {
  // From BackendKeyData of the protocol; not in the types of node-postgres.
  const client = (await pool.connect()) as pg.PoolClient & { readonly processID: number };
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]!.pid !== client.processID;
  } finally {
    client.release();
  }
}
