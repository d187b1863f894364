import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { JobKind } from './job-queue.ts';

interface Queue {
  readonly boss: PgBoss;
  readonly schema: string;
  readonly log: Log;
}

/** Takes up again what another process, which has ended, left marked as running. */
export async function recoverInterrupted(
  { boss, schema, log }: Queue,
  kinds: readonly JobKind<object>[],
): Promise<void> {
  for (const { name } of kinds) {
    const { rows } = await boss
      .getDb()
      .executeSql(`select id from ${schema}.job where name = $1 and state = 'active'`, [name]);
    const ids = rows.map((row: { id: string }) => row.id);
    if (ids.length === 0) continue;
    await boss.fail(name, ids, { message: 'the process ended' });
    log.warn({ kind: name, jobs: ids.length }, 'jobs that an earlier process left are taken up again');
  }
}

/**
 * Puts a job that we interrupted back as it was. pg-boss counts an attempt when it fetches a job that has a start
 * time, so without a start time this attempt does not count. The job gets another id, because pg-boss writes its
 * completion after our return. By then another process may have taken the job, and its attempt would be marked as
 * done and be lost if that process ended. If another process took the job earlier because we gave no sign for long,
 * that counts as one more attempt.
 */
export async function putBack(
  { boss, schema, log }: Queue,
  name: string,
  { id, retryCount }: JobWithMetadata<object>,
  pauseSeconds: number,
): Promise<void> {
  await boss.getDb().executeSql(
    `update ${schema}.job set id = gen_random_uuid(), state = 'created', started_on = null, heartbeat_on = null,
       start_after = now() + make_interval(secs => $4)
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, id, retryCount, pauseSeconds],
  );
  log.info({ kind: name, job: id }, 'job goes back into the queue');
}
