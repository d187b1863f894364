import type { Db as BossDatabase } from 'pg-boss';
import type { JobCounts, JobKind } from './job-queue.ts';

/** How many jobs of each kind wait, run and have failed. */
export async function countJobs(
  db: BossDatabase,
  schema: string,
  kinds: readonly JobKind<object>[],
): Promise<Record<string, JobCounts>> {
  const { rows } = await db.executeSql(
    `select name, count(*) filter (where state in ('created', 'retry')) as waiting,
       count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed
     from ${schema}.job where name = any($1::text[]) group by name`,
    [kinds.map(({ name }) => name)],
  );
  const counts: Record<string, JobCounts> = {};
  for (const { name } of kinds) counts[name] = { waiting: 0, running: 0, failed: 0 };
  for (const { name, waiting, running, failed } of rows)
    counts[name] = { waiting: Number(waiting), running: Number(running), failed: Number(failed) };
  return counts;
}
