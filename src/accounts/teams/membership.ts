import type { Db } from '../../platform/db/database.ts';
import type { TeamRole } from '../../platform/db/team-tables.ts';
import { problem } from '../../platform/errors.ts';

/** An account in its team. */
export interface Membership {
  readonly teamId: string;
  readonly name: string;
  /**
   * The owner decides about members and the end of the team, editors about its words and settings too; members use what there is. A team
   * has one owner.
   */
  readonly role: TeamRole;
}

/** Who asks for something in a team. */
export interface TeamActor {
  readonly accountId: string;
  /** Network address of the request, for the audit log. */
  readonly address?: string | undefined;
}

export const OWNER = ['owner'] as const;
export const EDITORS = ['owner', 'editor'] as const;

const NAMES: Readonly<Record<string, string>> = { owner: 'the owner', 'owner,editor': 'the owner and editors' };

/** The team of an account; null where it is in none. */
export async function membershipOf(db: Db, accountId: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(['team_id', 'name', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { teamId: row.team_id, name: row.name, role: row.role } : null;
}

/**
 * The team of an account that may do something there. No request names a team: an account has one, so it reaches no other.
 * @throws EmendError `team.none`, `team.not-allowed`
 */
export async function requireMembership(db: Db, accountId: string, roles?: readonly TeamRole[]): Promise<Membership> {
  const membership = await membershipOf(db, accountId);
  if (!membership) throw problem('team.none');
  if (roles && !roles.includes(membership.role)) throw problem('team.not-allowed', { roles: NAMES[String(roles)]! });
  return membership;
}

/**
 * Holds the team until the transaction ends: of two changes of members at once, the second sees what the first has left.
 * @throws EmendError `team.not-found` where it was deleted meanwhile
 */
export async function lockTeam(tx: Db, teamId: string): Promise<void> {
  const row = await tx.selectFrom('teams').select('id').where('id', '=', teamId).forUpdate().executeTakeFirst();
  if (!row) throw problem('team.not-found');
}
