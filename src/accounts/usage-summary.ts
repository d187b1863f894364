import { sql } from 'kysely';
import type { UsageSummary } from '../contract/usage.ts';
import type { Db } from '../platform/db/database.ts';

/** Usage of an account in the last `days` days, including today. */
export async function summariseUsage(db: Db, accountId: string, days: number, now = new Date()): Promise<UsageSummary> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days + 1));
  const rows = await db
    .selectFrom('usage')
    .leftJoin('api_keys', 'api_keys.id', 'usage.key_id')
    .select([
      sql<string>`to_char(usage.at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      'usage.service',
      sql<string>`case when usage.key_id = usage.account_id then 'browser' else coalesce(api_keys.public_id, 'deleted') end`.as(
        'key',
      ),
      sql<number>`sum(usage.requests)`.as('requests'),
      sql<number>`coalesce(sum(usage.requests) filter (where usage.status >= 400 and not usage.refused), 0)`.as(
        'errors',
      ),
      sql<number>`coalesce(sum(usage.requests) filter (where usage.refused), 0)`.as('refused'),
      sql<number>`sum(usage.words)`.as('words'),
    ])
    .where('usage.account_id', '=', accountId)
    .where('usage.at', '>=', from)
    .groupBy([sql`1`, 'usage.service', sql`3`])
    .orderBy(sql`1`)
    .execute();
  const entries = rows.map((row) => ({
    day: row.day,
    service: row.service,
    key: row.key,
    requests: Number(row.requests),
    errors: Number(row.errors),
    refused: Number(row.refused),
    words: Number(row.words),
  }));
  return { from: from.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10), entries };
}
