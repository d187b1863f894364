import type { Db as BossDatabase } from 'pg-boss';
import type { PglitePool } from '../db/pglite-pool.ts';

/**
 * Runs pg-boss on the embedded database. Its own adapter calls PGlite directly, where its BEGIN … COMMIT scripts and
 * its ROLLBACK after an error would interrupt our transactions, because there is one connection. This adapter waits its
 * turn.
 */
export function bossDatabase(pool: PglitePool): BossDatabase {
  return {
    executeSql: (text, values) =>
      pool.exclusive(async (pglite) => {
        try {
          if (values?.length) return { rows: (await pglite.query(text, values)).rows };
          // Scripts of several statements; the rows of all of them count, as with node-postgres.
          return { rows: (await pglite.exec(text)).flatMap((result) => result.rows) };
        } catch (error) {
          await pglite.exec('rollback');
          throw error;
        }
      }),
    async listen(channel, onNotification, onReconnect) {
      const unlisten = await pool.exclusive((pglite) => pglite.listen(channel, onNotification));
      onReconnect();
      return {
        close: () =>
          pool.exclusive(async (pglite) => {
            if (!pglite.closed) await unlisten();
          }),
      };
    },
  };
}
