import type { Db } from '../../platform/db/database.ts';
import type { TeamRole } from '../../platform/db/team-tables.ts';
import { problem } from '../../platform/errors.ts';

/** An account and its team. */
export interface Membership {
  readonly teamId: string;
  readonly name: string;
  /**
   * The owner decides about members and the end of the team; editors may also change its words and settings; members
   * use what exists. A team has one owner.
   */
  readonly role: TeamRole;
}

/** The user who sends a request about a team. */
export interface TeamActor {
  readonly accountId: string;
  /** Network address of the request, for the audit log. */
  readonly address?: string | undefined;
}

export const OWNER = ['owner'] as const;
export const EDITORS = ['owner', 'editor'] as const;

const NAMES: Readonly<Record<string, string>> = { owner: 'the owner', 'owner,editor': 'the owner and editors' };

/** Returns the team of an account, or null if it has none. */
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
 * Returns the team of an account that has a certain right in it. No request names a team: an account has one, so it
 * cannot reach another.
 * @throws EmendError `team.none`, `team.not-allowed`
 */
export async function requireMembership(db: Db, accountId: string, roles?: readonly TeamRole[]): Promise<Membership> {
  const membership = await membershipOf(db, accountId);
  if (!membership) throw problem('team.none');
  if (roles && !roles.includes(membership.role)) throw problem('team.not-allowed', { roles: NAMES[String(roles)]! });
  return membership;
}

/**
 * Locks the team until the transaction ends. Of two simultaneous changes of members, the second sees the result of the
 * first.
 * @throws EmendError `team.not-found` if it was deleted in the meantime
 */
export async function lockTeam(tx: Db, teamId: string): Promise<void> {
  const row = await tx.selectFrom('teams').select('id').where('id', '=', teamId).forUpdate().executeTakeFirst();
  if (!row) throw problem('team.not-found');
}
