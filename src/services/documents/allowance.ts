import type { Transaction } from 'kysely';
import { creditsLeft } from '../../accounts/limits.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import type { Allowance } from './refusal.ts';

/**
 * What the account may have done now; its use of the month is added up only where it has a limit. Of two submissions at the
 * same moment the second waits until the transaction of the first has ended, so that both cannot spend the same credits.
 */
export async function allowanceOf(tx: Transaction<DatabaseSchema>, accountId: string): Promise<Allowance> {
  const account = await tx
    .selectFrom('accounts')
    .select(['word_limit', 'monthly_credits'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    wordLimit: account.word_limit,
    creditsLeft: account.monthly_credits === null ? null : await creditsLeft(tx, accountId),
  };
}
