import pg from 'pg';
import { INT8 } from './embedded.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/**
 * A pool of connections to a PostgreSQL server. Counts (`bigint`) come back as numbers, as they do from the embedded
 * database; node-postgres alone gives strings.
 */
export function createServerPool(connectionString: string, max = 10): { pool: SqlPool; pg: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'emend',
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that the server closes raises 'error' on the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  return {
    pg: pool,
    pool: {
      async connect(): Promise<SqlClient> {
        const client = await pool.connect();
        return {
          query: client.query.bind(client) as unknown as SqlClient['query'],
          script: async (sql) => {
            await client.query(sql);
          },
          release: () => client.release(),
        };
      },
      end: () => pool.end(),
    },
  };
}
