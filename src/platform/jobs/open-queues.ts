import { randomUUID } from 'node:crypto';
import type { PgBoss, Queue } from 'pg-boss';
import { type JobKind, MAX_ATTEMPTS } from './job-queue.ts';

/** Suffix for the name of a kind: the queue of its jobs that failed. */
export const EXHAUSTED = '.exhausted';
/** Finished jobs are deleted after an hour, because a large job table slows such queues down (pg-boss #228). */
const DELETE_AFTER_SECONDS = 3_600;
/** The time that a handler has after its time limit to record the result. After that, pg-boss gives the job to another attempt. */
const EXPIRY_GRACE_SECONDS = 30;

type QueueSettings = Omit<Queue, 'name' | 'policy' | 'partition'>;

/** Makes the two queues of each kind, or gives existing ones the settings of this release. */
export async function openQueues(
  boss: PgBoss,
  kinds: readonly JobKind<object>[],
  heartbeatSeconds: number,
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, timeoutSeconds } of kinds) {
    const common = { deleteAfterSeconds: DELETE_AFTER_SECONDS, notify: true };
    const exhausted = `${name}${EXHAUSTED}`;
    await openQueue(boss, exhausted, { ...common, retryLimit: 1_000, retryDelay: 5 }, known.get(exhausted));
    const settings: QueueSettings = {
      ...common,
      deadLetter: exhausted,
      expireInSeconds: timeoutSeconds + EXPIRY_GRACE_SECONDS,
      heartbeatSeconds,
      retryLimit: MAX_ATTEMPTS - 1,
      retryDelay: 1,
      retryBackoff: false,
    };
    await openQueue(boss, name, settings, known.get(name));
  }
}

/** Nearly always the queue is already correct. Skipping the ten statements then saves 0.15 s of CPU time per start for all queues. */
async function openQueue(boss: PgBoss, name: string, settings: QueueSettings, known?: QueueSettings): Promise<void> {
  const wanted = Object.entries(settings) as [keyof QueueSettings, unknown][];
  if (known && wanted.every(([setting, value]) => known[setting] === value)) return;
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
  // Fills pg-boss's queue cache, as its start does for queues that it finds, so that a later `enqueue` inside a
  // transaction needs no second connection.
  await boss.findJobs(name, { id: randomUUID() });
}
