import { sql } from 'kysely';
import type { AccountLimits } from '../contract/usage.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';

/** @throws EmendError `account.not-found` */
export async function limitsOf(db: Db, accountId: string): Promise<AccountLimits> {
  // One after another, because this may run in a transaction, which has one connection.
  const account = await db
    .selectFrom('accounts')
    // The database's clock decides which month it is, because it gives the records their times.
    .select(['word_limit', 'monthly_credits', sql<Date>`now()`.as('asked_at')])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw problem('account.not-found');
  const now = account.asked_at;
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const creditsUsed = await wordsOf(db, accountId, since);
  return {
    wordLimit: account.word_limit,
    monthlyCredits: account.monthly_credits === null ? null : Number(account.monthly_credits),
    creditsUsed,
    since: since.toISOString(),
    until: until.toISOString(),
  };
}

/** The words of documents and AI reports that the account may still process this month; null for no limit. */
export async function creditsLeft(db: Db, accountId: string): Promise<number | null> {
  const { monthlyCredits, creditsUsed } = await limitsOf(db, accountId);
  return monthlyCredits === null ? null : Math.max(0, monthlyCredits - creditsUsed);
}

/** A record is paid for when it succeeds. Waiting records count too, so that ten at once do not cost as much as one. */
async function wordsOf(db: Db, accountId: string, since: Date): Promise<number> {
  const { words } = await db
    .selectFrom('records')
    .select(sql<number>`coalesce(sum(words), 0)`.as('words'))
    .where('account_id', '=', accountId)
    .where('kind', '!=', 'pdf_reading')
    .where('created_on', '>=', since)
    .where('status', '!=', 'FAILED')
    .executeTakeFirstOrThrow();
  return Number(words);
}
