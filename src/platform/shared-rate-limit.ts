import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import { decision, OWED, type RateLimiter } from './rate-limit.ts';

/**
 * Token buckets in the database, so that a limit applies to all processes together. Each request is one statement on
 * one row: the row's lock orders the requests of one key, and only the database's clock counts. The database does not
 * log these writes (an unlogged table).
 */
export function createSharedRateLimiter(db: Db): RateLimiter {
  return {
    async take(name, { perSecond, burst = perSecond }) {
      const id = createHash('sha256').update(name).digest();
      const { rows } = await sql<{ tokens: number; allowed: boolean }>`
        insert into rate_buckets as old (id, tokens, at, full_at, allowed)
        values (${id}, ${burst}::float8 - 1, clock_timestamp(), clock_timestamp() + make_interval(secs => 1 / ${perSecond}::float8), true)
        on conflict (id) do update set (tokens, at, full_at, allowed) = (
          select rest, now, now + make_interval(secs => (${burst}::float8 - rest) / ${perSecond}::float8), allowed
          from (
            select now, had >= ${1 - OWED}::float8 as allowed, case when had >= ${1 - OWED}::float8 then had - 1 else had end as rest
            from (
              select now, least(${burst}::float8,
                old.tokens + greatest(0, extract(epoch from now - old.at))::float8 * ${perSecond}::float8) as had
              -- once for the row, and after its lock was waited for
              from (select clock_timestamp() as now offset 0) clock
            ) filled
          ) taken
        )
        returning tokens, allowed`.execute(db);
      const { tokens, allowed } = rows[0]!;
      return decision(allowed, tokens, { perSecond, burst });
    },
  };
}

/** Deletes the buckets that have been full for a minute, because a missing one means the same. Returns how many. */
export async function removeFullBuckets(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_buckets')
    .where('full_at', '<', sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
