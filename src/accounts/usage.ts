import { sql } from 'kysely';
import type { NewUsage } from '../platform/db/account-tables.ts';
import { isDatabaseAway } from '../platform/db/away.ts';
import type { Db } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';

/** One request of a key. It has no field for text and must never have one. */
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
  /** The same as in the header x-request-id. */
  readonly requestId: string;
  /** True if the key or its rate was refused; such a request did nothing. */
  readonly refused: boolean;
}

export interface UsageRecorder {
  record(usage: UsageRecord): void;
  /** Writes the waiting records. */
  flush(): Promise<void>;
  /** Writes the waiting records and stops. */
  close(): Promise<void>;
}

/** One insert a second keeps the database out of the path of requests. A crash loses at most that second of usage. */
const INTERVAL_MS = 1_000;
/** Rows per statement: twelve columns each, far below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;
/** Rows kept while the database does not answer. Above this number the oldest are dropped, and the log says how many. */
const BACKLOG = 100_000;

export function createUsageRecorder(db: Db, log: Log): UsageRecorder {
  let waiting: NewUsage[] = [];
  let running: Promise<void> = Promise.resolve();
  /** Waiting refusals by key, operation and status, so that a client that does not slow down costs one row a second. */
  const refusals = new Map<string, NewUsage>();

  async function write(): Promise<void> {
    refusals.clear();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await writeBatch(db, batch);
      } catch (err) {
        waiting = [...batch, ...waiting];
        const lost = waiting.length - BACKLOG;
        if (lost > 0) waiting.splice(0, lost);
        // An outage is logged separately; usage is written after it ends.
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
      const kind = `${usage.keyId} ${usage.operation} ${usage.status}`;
      const same = usage.refused ? refusals.get(kind) : undefined;
      if (same) {
        same.requests = (same.requests ?? 1) + 1;
        same.at = usage.at;
        same.request_id = usage.requestId;
        return;
      }
      const row: NewUsage = {
        account_id: usage.accountId,
        key_id: usage.keyId,
        at: usage.at,
        service: usage.service,
        operation: usage.operation,
        status: usage.status,
        words: usage.words,
        latency_ms: Math.round(usage.latencyMs),
        request_id: usage.requestId,
        requests: 1,
        refused: usage.refused,
      };
      if (usage.refused) refusals.set(kind, row);
      waiting.push(row);
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
  for (const { key_id, at, refused } of batch) {
    if (refused) continue;
    const last = lastUse.get(key_id);
    if (!last || last < (at as Date)) lastUse.set(key_id, at as Date);
  }
  await db.transaction().execute(async (tx) => {
    // If a clock runs ahead, its request would stay the newest in the list for as long as the clock is ahead.
    const past = (at: Date) => sql<Date>`least(${at}::timestamptz, now())`;
    await tx
      .insertInto('usage')
      .values(batch.map((row) => ({ ...row, at: past(row.at) })))
      .execute();
    // In the same order in all processes. Two processes that write the same keys in different orders would wait for each other.
    for (const [keyId, at] of [...lastUse].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await tx
        .updateTable('api_keys')
        .set({ last_used_at: sql`greatest(last_used_at, ${past(at)})` })
        .where('id', '=', keyId)
        .execute();
    }
  });
}
