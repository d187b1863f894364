import type { PgBoss } from 'pg-boss';

const UNIQUE_VIOLATION = '23505';

/**
 * Starts pg-boss, which makes its tables if there are none. It holds a lock while it does so, but a PostgreSQL session
 * that looked for the schema before the lock may not see the one made in the meantime, and makes it again. At the
 * second attempt it exists.
 */
export async function startBoss(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    await boss.start();
  }
}
