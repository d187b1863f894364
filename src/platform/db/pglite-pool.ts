import type { PGlite } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresQueryResult } from 'kysely';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/** The embedded database as a pool of one connection: the holder has the database to itself until it releases it. */
export interface PglitePool extends SqlPool {
  /** Runs `work` with the connection, for code that must not interrupt another transaction (job queue, LISTEN). */
  exclusive<T>(work: (pglite: PGlite) => Promise<T>): Promise<T>;
}

export function createPglitePool(pglite: PGlite): PglitePool {
  const waiting: (() => void)[] = [];
  let taken = false;

  async function acquire(): Promise<() => void> {
    if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
    taken = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = waiting.shift();
      // `taken` stays true when the connection goes straight to the next waiter, so that no new caller can take it in between.
      if (next) next();
      else taken = false;
    };
  }

  async function query(sql: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    const { rows, command, rowCount } = await pglite.query<never>(sql, parameters ? [...parameters] : []);
    return { command: command as PostgresQueryResult<never>['command'], rowCount: rowCount ?? rows.length, rows };
  }

  return {
    async connect(): Promise<SqlClient> {
      const release = await acquire();
      return {
        query: ((sql: string | PostgresCursor<never>, parameters?: readonly unknown[]) => {
          if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors');
          return query(sql, parameters);
        }) as unknown as SqlClient['query'],
        script: async (sql) => {
          await pglite.exec(sql);
        },
        release,
      };
    },
    async exclusive(work) {
      const release = await acquire();
      try {
        return await work(pglite);
      } finally {
        release();
      }
    },
    async end() {
      const release = await acquire();
      try {
        if (!pglite.closed) await pglite.close();
      } finally {
        release();
      }
    },
  };
}
