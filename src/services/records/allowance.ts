import type { Transaction } from 'kysely';
import { creditsLeft } from '../../accounts/limits.ts';
import { teamCreditsLeft } from '../../accounts/teams/team-credits.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import type { Allowance } from './refusal.ts';

/**
 * What the account may have done now: the use of the month, its own and its team’s, is added up only where there is a limit. Of two
 * submissions at the same moment the second waits until the transaction of the first has ended, so that both cannot spend the same
 * credits.
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
