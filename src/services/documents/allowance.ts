import { creditsLeft } from '../../accounts/limits.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Allowance } from './refusal.ts';

/** What the account may have done now; its use of the month is added up only where it has a limit. */
export async function allowanceOf(db: Db, accountId: string): Promise<Allowance> {
  const account = await db
    .selectFrom('accounts')
    .select(['word_limit', 'monthly_credits'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    wordLimit: account.word_limit,
    creditsLeft: account.monthly_credits === null ? null : await creditsLeft(db, accountId),
  };
}
