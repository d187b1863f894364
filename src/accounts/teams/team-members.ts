import { type ExpressionBuilder, sql } from 'kysely';
import type { TeamMember } from '../../contract/team.ts';
import type { InvitedRole } from '../../contract/terms.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import { problem } from '../../platform/errors.ts';
import { recordAudit } from '../audit.ts';
import { lockTeam, OWNER, requireMembership, type TeamActor } from './membership.ts';

/** The members of the account’s team, the owner first, then by address. @throws EmendError `team.none` */
export async function listMembers(db: Db, accountId: string): Promise<TeamMember[]> {
  const { teamId } = await requireMembership(db, accountId);
  const rows = await db
    .selectFrom('team_members')
    .innerJoin('accounts', 'accounts.id', 'team_members.account_id')
    .select(['accounts.id', 'email', 'team_members.role', 'joined_at'])
    .where('team_id', '=', teamId)
    .orderBy(sql`team_members.role <> 'owner'`)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ id: row.id, email: row.email, role: row.role, joinedAt: row.joined_at.toISOString() }));
}

/**
 * Makes a member an editor, or an editor a member.
 * @throws EmendError `team.none`, `team.not-allowed`, `team.no-member`, also for the owner, who must transfer the team
 * instead
 */
export async function changeMemberRole(
  db: Db,
  { accountId, address }: TeamActor,
  memberId: string,
  role: InvitedRole,
): Promise<void> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  const about = { accountId: memberId, actorId: accountId, address };
  await db.transaction().execute(async (tx) => {
    const change = tx.updateTable('team_members').set({ role }).where(isOthers(teamId, memberId));
    requireMember(await change.returning('account_id').executeTakeFirst());
    await recordAudit(tx, { ...about, action: 'team.role-changed', target: role });
  });
}

/**
 * Removes a member. The account keeps its keys and documents; the team's words no longer count for it.
 * @throws EmendError `team.none`, `team.not-allowed`, `team.no-member`, also for the owner
 */
export async function removeMember(db: Db, { accountId, address }: TeamActor, memberId: string): Promise<void> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  const about = { accountId: memberId, actorId: accountId, address };
  await db.transaction().execute(async (tx) => {
    const removal = tx.deleteFrom('team_members').where(isOthers(teamId, memberId));
    requireMember(await removal.returning('account_id').executeTakeFirst());
    await recordAudit(tx, { ...about, action: 'team.member-removed', target: teamId });
  });
}

/** The row of a member who is not the owner. */
function isOthers(teamId: string, memberId: string) {
  return ({ and, eb }: ExpressionBuilder<DatabaseSchema, 'team_members'>) =>
    and([eb('account_id', '=', memberId), eb('team_id', '=', teamId), eb('role', '!=', 'owner')]);
}

/** @throws EmendError `team.no-member` if a statement affected no row */
function requireMember(row: object | undefined): void {
  if (!row) throw problem('team.no-member');
}

/** @throws EmendError `team.none`, `team.owner-stays` */
export async function leaveTeam(db: Db, { accountId, address }: TeamActor): Promise<void> {
  const { teamId, role } = await requireMembership(db, accountId);
  if (role === 'owner') throw problem('team.owner-stays');
  await db.transaction().execute(async (tx) => {
    // If it became the owner in the meantime, nothing is removed.
    const row = await tx
      .deleteFrom('team_members')
      .where('account_id', '=', accountId)
      .where('role', '!=', 'owner')
      .returning('account_id')
      .executeTakeFirst();
    if (!row) throw problem('team.owner-stays');
    await recordAudit(tx, { accountId, actorId: accountId, action: 'team.left', target: teamId, address });
  });
}

/**
 * Makes another member the owner; the previous owner becomes an editor.
 * @throws EmendError `team.none`, `team.not-allowed`, `team.no-member`
 */
export async function handTeamOver(db: Db, { accountId, address }: TeamActor, memberId: string): Promise<void> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  await db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    await makeOwner(tx, teamId, memberId);
    await recordAudit(tx, {
      accountId: memberId,
      actorId: accountId,
      action: 'team.handed-over',
      target: teamId,
      address,
    });
  });
}

/**
 * Makes a member the owner, in a transaction that locks the team; the previous owner becomes an editor.
 * @throws EmendError `team.no-member`
 */
export async function makeOwner(tx: Db, teamId: string, memberId: string): Promise<void> {
  const former = { role: 'editor' as const };
  await tx.updateTable('team_members').set(former).where('team_id', '=', teamId).where('role', '=', 'owner').execute();
  const change = tx
    .updateTable('team_members')
    .set({ role: 'owner' })
    .where('account_id', '=', memberId)
    .where('team_id', '=', teamId);
  requireMember(await change.returning('account_id').executeTakeFirst());
}

/**
 * Called before an account is deleted. A team that it owns goes to the editor who has been in it longest, otherwise to
 * the longest-standing member. A team without other members is deleted.
 */
export async function handOnTeamOf(tx: Db, accountId: string): Promise<void> {
  const owned = await tx
    .selectFrom('team_members')
    .select('team_id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  if (!owned) return;
  const { team_id: teamId } = owned;
  await lockTeam(tx, teamId);
  const heir = await tx
    .selectFrom('team_members')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('account_id', '!=', accountId)
    .orderBy(sql`role <> 'editor'`)
    .orderBy('joined_at')
    .executeTakeFirst();
  if (!heir) {
    await tx.deleteFrom('teams').where('id', '=', teamId).execute();
    return;
  }
  await makeOwner(tx, teamId, heir.account_id);
  await recordAudit(tx, { accountId: heir.account_id, actorId: null, action: 'team.handed-over', target: teamId });
}
