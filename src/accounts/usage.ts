import { sql } from 'kysely';
import { isDatabaseAway } from '../platform/db/away.ts';
import type { Db } from '../platform/db/database.ts';
import type { NewUsage } from '../platform/db/schema.ts';
import type { Log } from '../platform/log.ts';

/** One request of a key. There is no field for text, and there must never be one. */
export interface UsageRecord {
  readonly accountId: string;
  readonly keyId: string;
  readonly at: Date;
  readonly service: string;
  readonly operation: string;
  /** HTTP status of the answer. */
  readonly status: number;
  readonly words: number;
  readonly latencyMs: number;
}

export interface UsageRecorder {
  record(usage: UsageRecord): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
  /** Writes what is waiting and stops. */
  close(): Promise<void>;
}

/** One insert a second keeps the database off the path of requests; a crash loses at most that second of usage. */
const INTERVAL_MS = 1_000;
/** Rows per statement: nine columns each, far below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;
/** Rows kept while the database does not answer; beyond it the oldest go, and the log says how many. */
const BACKLOG = 100_000;

export function createUsageRecorder(db: Db, log: Log): UsageRecorder {
  let waiting: NewUsage[] = [];
  let running: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await writeBatch(db, batch);
      } catch (err) {
        waiting = [...batch, ...waiting];
        const lost = waiting.length - BACKLOG;
        if (lost > 0) waiting.splice(0, lost);
        // An outage has a line of its own; usage is written after it.
        if (lost > 0 || !isDatabaseAway(err))
          log.error({ err, waiting: waiting.length, lost: Math.max(0, lost) }, 'usage could not be written');
        return;
      }
    }
  }

  function flush(): Promise<void> {
    running = running.then(write);
    return running;
  }

  const timer = setInterval(() => void flush(), INTERVAL_MS);
  timer.unref();
  return {
    record(usage) {
      waiting.push({
        account_id: usage.accountId,
        key_id: usage.keyId,
        at: usage.at,
        service: usage.service,
        operation: usage.operation,
        status: usage.status,
        words: usage.words,
        latency_ms: Math.round(usage.latencyMs),
      });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function writeBatch(db: Db, batch: NewUsage[]): Promise<void> {
  const lastUse = new Map<string, Date>();
  for (const { key_id, at } of batch) {
    const last = lastUse.get(key_id);
    if (!last || last < (at as Date)) lastUse.set(key_id, at as Date);
  }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('usage').values(batch).execute();
    for (const [keyId, at] of lastUse) {
      await tx
        .updateTable('api_keys')
        .set({ last_used_at: sql`greatest(last_used_at, ${at}::timestamptz)` })
        .where('id', '=', keyId)
        .execute();
    }
  });
}
