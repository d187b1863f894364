import pg from 'pg';
import { problem } from '../errors.ts';
import { isConnectionFault } from './away.ts';
import { INT8 } from './embedded.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/**
 * A network that loses every packet closes no connection, so a question would wait for a quarter of an hour, until TCP
 * gives up. No statement of a server takes nearly as long.
 */
export const ANSWER_MS = 30_000;

/**
 * A pool of connections to a PostgreSQL server. Counts (`bigint`) are returned as numbers, as from the embedded
 * database; node-postgres by default returns strings. Connection faults are thrown as `db.away` and reported to
 * `onAway`.
 *
 * @param answerMs how long a statement may take before its connection counts as lost; 0 for any time
 */
export function createServerPool(
  connectionString: string,
  onAway: (error: unknown) => void,
  { max = 10, answerMs = 0 }: { readonly max?: number; readonly answerMs?: number } = {},
): { pool: SqlPool; pg: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'emend',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(answerMs > 0 ? { query_timeout: answerMs } : {}),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // If the server closes an idle connection, the pool raises 'error'. Without a listener, the process would end.
  pool.on('error', (error) => {
    if (isConnectionFault(error)) onAway(error);
  });
  const fail = (error: unknown): never => {
    if (!isConnectionFault(error)) throw error;
    onAway(error);
    throw problem('db.away', {}, error);
  };
  return {
    pg: pool,
    pool: {
      async connect(): Promise<SqlClient> {
        const client = await pool.connect().catch(fail);
        let broken = false;
        // Between two statements of a transaction, no query listens for errors of the client. Without a listener, the process would end.
        const lost = (error: unknown): void => {
          broken = true;
          onAway(error);
        };
        client.on('error', lost);
        const ask = async (...args: unknown[]) => {
          // Behind a statement without an answer, another would wait as long, the rollback for example.
          if (broken) return fail(new Error('Connection terminated'));
          return (client.query as (...args: unknown[]) => Promise<unknown>)
            .apply(client, args)
            .catch((error: unknown) => {
              broken ||= isConnectionFault(error);
              return fail(error);
            });
        };
        return {
          query: ask as unknown as SqlClient['query'],
          script: async (sql) => {
            await ask(sql);
          },
          release() {
            client.off('error', lost);
            client.release(broken);
          },
        };
      },
      end: () => pool.end(),
    },
  };
}

/**
 * Has the server end a session that rests in a transaction: the process of a lost machine sends nothing any more, and
 * what it locked would be locked until TCP gives up. Behind a pooler, sessions are not ours to set.
 */
export async function limitRest(pool: pg.Pool, ms: number): Promise<void> {
  const statement = `set idle_in_transaction_session_timeout = ${ms}`;
  pool.on('connect', (client) => void client.query(statement).catch(() => undefined));
  // the connection that was opened to look for a pooler
  await pool.query(statement);
}
