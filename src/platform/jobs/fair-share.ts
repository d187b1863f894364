import type { Db as BossDatabase, SendOptions } from 'pg-boss';
import type { Share } from './job-queue.ts';

/** The highest priority that a job can have (integer). */
const LAST_TURN = 2_147_483_647;

/** What pg-boss stores of a job with a share. A turn is a negative priority, because the highest priority runs first. */
export function shareOptions({ account, cost }: Share, turn: number): Pick<SendOptions, 'priority' | 'group'> {
  return { priority: -turn, group: { id: account, tier: String(cost) } };
}

/**
 * Returns the turn of a new job. Jobs run in the order of their turns. The method is self-clocked fair queueing
 * (Golestani, INFOCOM 1994): a job's turn is its cost after the later of the account's last turn and the clock, which
 * is the latest turn that was started. Thus accounts advance together by the work that they request, whatever the
 * number of their jobs. Of two accounts that have no waiting jobs, the one with the smaller job goes first, and a job
 * of cost n waits for at most n units of each other account.
 *
 * With `locked` (in a transaction) two submissions of one account at the same moment get different turns.
 */
export async function nextTurn(
  database: BossDatabase,
  schema: string,
  kind: string,
  { account, cost }: Share,
  { locked }: { readonly locked: boolean },
): Promise<number> {
  if (locked)
    await database.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind} ${account}`]);
  // If no job was started in the last hour, the clock is at the beginning of the first waiting job.
  const { rows } = await database.executeSql(
    `select greatest(
       coalesce(max(-priority) filter (where state not in ('created', 'retry')), min(-priority - group_tier::integer), 0),
       coalesce(max(-priority) filter (where group_id = $2), 0)) as latest
     from ${schema}.job where name = $1 and state <> 'cancelled' and group_id is not null`,
    [kind, account],
  );
  return Math.min(LAST_TURN, Number(rows[0].latest) + cost);
}
