import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * Returns the words of documents and AI reports that the account’s team may still process this month. Locks the team
 * until the transaction ends, so that two members cannot spend the same words. Null if the team has no limit, or if
 * there is no team.
 */
export async function teamCreditsLeft(tx: Db, accountId: string): Promise<number | null> {
  const team = await tx
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(['teams.id', 'monthly_credits'])
    .where('account_id', '=', accountId)
    .where('monthly_credits', 'is not', null)
    .forNoKeyUpdate('teams')
    .executeTakeFirst();
  if (!team) return null;
  return Math.max(0, Number(team.monthly_credits) - (await teamCreditsUsed(tx, team.id)));
}

/** Words of this month's documents and AI reports (UTC) that did not fail, for all current members, counted from the day they joined. */
export async function teamCreditsUsed(db: Db, teamId: string): Promise<number> {
  const { rows } = await sql<{ words: number }>`select coalesce(sum(r.words), 0) as words
    from records r join team_members m on m.account_id = r.account_id
    where m.team_id = ${teamId} and r.kind <> 'pdf_reading' and r.status <> 'FAILED' and r.created_on >= m.joined_at
    and r.created_on >= (date_trunc('month', now() at time zone 'UTC') at time zone 'UTC')`.execute(db);
  return Number(rows[0]!.words);
}
