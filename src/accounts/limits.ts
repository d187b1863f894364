import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';

/** What an account may use. One credit is one word of a request that succeeded, or of a document that did not fail. */
export interface AccountLimits {
  /** Most words of one document; 0 for the service's own limit. */
  readonly wordLimit: number;
  /** Words a calendar month (UTC); null for no limit. */
  readonly monthlyCredits: number | null;
  readonly creditsUsed: number;
  /** ISO 8601: when the month began and when the next begins. */
  readonly since: string;
  readonly until: string;
}

/** @throws EmendError `account.not-found` */
export async function limitsOf(db: Db, accountId: string, now = new Date()): Promise<AccountLimits> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  // One after another: it may be asked in a transaction, which has one connection.
  const account = await db
    .selectFrom('accounts')
    .select(['word_limit', 'monthly_credits'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const used = await db
    .selectFrom('usage')
    .select(sql<number>`coalesce(sum(words), 0)`.as('words'))
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('status', '<', 400)
    .where('service', '!=', 'proofread')
    .executeTakeFirstOrThrow();
  // A document is paid for when it succeeds; one that is still waiting is counted, so that nobody sends ten at once for one.
  const documents = await db
    .selectFrom('documents')
    .select(sql<number>`coalesce(sum(words), 0)`.as('words'))
    .where('account_id', '=', accountId)
    .where('created_on', '>=', since)
    .where('status', '!=', 'FAILED')
    .executeTakeFirstOrThrow();
  if (!account) throw problem('account.not-found');
  return {
    wordLimit: account.word_limit,
    monthlyCredits: account.monthly_credits === null ? null : Number(account.monthly_credits),
    creditsUsed: Number(used.words) + Number(documents.words),
    since: since.toISOString(),
    until: until.toISOString(),
  };
}

/** Words that the account may still have processed this month; null for any number. */
export async function creditsLeft(db: Db, accountId: string): Promise<number | null> {
  const { monthlyCredits, creditsUsed } = await limitsOf(db, accountId);
  return monthlyCredits === null ? null : Math.max(0, monthlyCredits - creditsUsed);
}
