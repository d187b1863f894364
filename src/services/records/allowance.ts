import type { Transaction } from 'kysely';
import { creditsLeft } from '../../accounts/limits.ts';
import { teamCreditsLeft } from '../../accounts/teams/team-credits.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import type { Allowance } from './refusal.ts';

/**
 * Returns what the account may do now. The month's use by the account and its team is added up only if there is a
 * limit. If two submissions arrive at once, the second waits until the transaction of the first has ended, so that they
 * cannot spend the same credits.
 */
export async function allowanceOf(tx: Transaction<DatabaseSchema>, accountId: string): Promise<Allowance> {
  const account = await tx
    .selectFrom('accounts')
    .select(['word_limit', 'monthly_credits'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const own = account.monthly_credits === null ? null : await creditsLeft(tx, accountId);
  const ofTeam = await teamCreditsLeft(tx, accountId);
  return {
    wordLimit: account.word_limit,
    creditsLeft: own === null || ofTeam === null ? (own ?? ofTeam) : Math.min(own, ofTeam),
  };
}
