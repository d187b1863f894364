import { sql } from 'kysely';
import type { TeamUsage } from '../../contract/team.ts';
import type { Db } from '../../platform/db/database.ts';
import { OWNER, requireMembership } from './membership.ts';
import { teamCreditsUsed } from './team-credits.ts';

/** @throws EmendError `team.none`, `team.not-allowed` */
export async function usageOfTeam(db: Db, accountId: string, days: number): Promise<TeamUsage> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  // From the day that each of them joined: earlier usage is not the team’s.
  const rows = await db
    .selectFrom('team_members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('usage as u', (join) =>
      join
        .onRef('u.account_id', '=', 'm.account_id')
        .onRef('u.at', '>=', 'm.joined_at')
        .on('u.at', '>', sql<Date>`now() - make_interval(days => ${days})`),
    )
    .select([
      'a.id',
      'a.email',
      sql<number>`coalesce(sum(u.requests), 0)`.as('requests'),
      sql<number>`coalesce(sum(u.words), 0)`.as('words'),
    ])
    .where('m.team_id', '=', teamId)
    .groupBy(['a.id', 'a.email'])
    .orderBy(sql`4`, 'desc')
    .orderBy('a.email')
    .execute();
  const members = rows.map((row) => ({ ...row, requests: Number(row.requests), words: Number(row.words) }));
  return { days, members, creditsUsed: await teamCreditsUsed(db, teamId) };
}
