/** NTP adjusts a clock by at most 0.05 %. A larger change means that the clock was set. */
const SET_BACK_MS = 500;
const LOOK_MS = 1_000;

interface Statements {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface QueueAfterSteps {
  readonly db: Statements;
  readonly schema: string;
  readonly queues: readonly string[];
  /** How often to look for jobs that a change of the database's clock left behind. */
  readonly everySeconds: number;
  /** Makes the workers of a queue ask for jobs at once. */
  wake(queue: string): void;
  onFault(err: unknown): void;
}

/**
 * Keeps a queue running when a clock is set back; returns a function that stops it. pg-boss measures the time between
 * polls by this machine's clock: if it is set back by an hour, a worker would sleep for an hour. Jobs written before
 * the database's clock was set back would wait until it reaches that time again, and workers that died before would
 * look alive until then.
 */
export function goOnAfterSteps(queue: QueueAfterSteps): () => void {
  const sinceStart = () => Date.now() - performance.now();
  let last = sinceStart();
  const ours = setInterval(() => {
    const now = sinceStart();
    if (now < last - SET_BACK_MS) for (const name of queue.queues) queue.wake(name);
    last = now;
  }, LOOK_MS);
  const statement = bringBack(queue.schema);
  const look = () => void queue.db.executeSql(statement, [queue.queues]).catch(queue.onFault);
  look();
  const databases = setInterval(look, queue.everySeconds * 1_000);
  for (const timer of [ours, databases]) timer.unref();
  return () => {
    for (const timer of [ours, databases]) clearInterval(timer);
  };
}

/** None of our jobs is delayed by more than a few seconds, and no heartbeat was in the future when it was written. */
const AHEAD = `now() + interval '1 minute'`;

const bringBack = (schema: string): string =>
  `update ${schema}.job set start_after = least(start_after, now()), heartbeat_on = least(heartbeat_on, now())
   where name = any($1::text[]) and (
     (state in ('created', 'retry') and start_after > ${AHEAD}) or (state = 'active' and heartbeat_on > ${AHEAD}))`;

/** How long ago something happened, by the database's clock, which wrote the time; 0 while the database does not answer. */
export async function ageMs(db: Statements, since: Date): Promise<number> {
  const question = 'select extract(epoch from now() - $1::timestamptz)::float8 as age';
  const { rows } = await db.executeSql(question, [since]).catch(() => ({ rows: [] }));
  return ((rows as { age: number }[])[0]?.age ?? 0) * 1_000;
}
