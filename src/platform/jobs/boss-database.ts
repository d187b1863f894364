import type { Db as BossDatabase } from 'pg-boss';
import type { PglitePool } from '../db/pglite-pool.ts';

/**
 * pg-boss on the embedded database. Its own adapter speaks to PGlite directly, where its BEGIN … COMMIT scripts and its
 * ROLLBACK after an error would fall into the middle of our transactions: there is one connection. This one waits its turn.
 */
export function bossDatabase(pool: PglitePool): BossDatabase {
  return {
    executeSql: (text, values) =>
      pool.exclusive(async (pglite) => {
        try {
          if (values?.length) return { rows: (await pglite.query(text, values)).rows };
          // Scripts of several statements; rows of any of them count, as with node-postgres.
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
