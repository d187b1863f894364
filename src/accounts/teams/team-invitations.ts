import { sql } from 'kysely';
import type { NewLink } from '../../contract/administration.ts';
import type { InvitedTeam, ListedInvitation, TeamInvitation } from '../../contract/team.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { normaliseEmail } from '../accounts.ts';
import { recordAudit } from '../audit.ts';
import { hashToken, newToken } from '../one-time-token.ts';
import { lockTeam, OWNER, requireMembership, type TeamActor } from './membership.ts';

const DAYS = 7;
/** The most members and open invitations together, because the page shows them all. */
const MOST = 500;

/**
 * Makes a link with which the account of an address can join once; a second link replaces it. It makes no account,
 * which only administrators can do.
 * @throws EmendError `team.none`, `team.not-allowed`, `team.full`, `team.already-member`, `keys.invalid-email`
 */
export async function inviteToTeam(
  db: Db,
  { accountId, address }: TeamActor,
  { email: given, role }: TeamInvitation,
): Promise<NewLink> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  const email = normaliseEmail(given);
  const token = newToken();
  const row = {
    role,
    token_hash: hashToken(token),
    used_at: null,
    expires_at: sql<Date>`now() + make_interval(days => ${DAYS})`,
  };
  return db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    await dropOldInvitations(tx, teamId);
    await requireRoom(tx, teamId);
    // The inviter is not told that an address is in another team; the person who opens the link is.
    const member = await tx
      .selectFrom('team_members')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select('account_id')
      .where('team_id', '=', teamId)
      .where('email', '=', email)
      .executeTakeFirst();
    if (member) throw problem('team.already-member');
    const { id, expires_at } = await tx
      .insertInto('team_invitations')
      .values({ team_id: teamId, email, ...row })
      .onConflict((conflict) => conflict.columns(['team_id', 'email']).doUpdateSet(row))
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    await recordAudit(tx, { accountId, actorId: accountId, action: 'team.invited', target: role, address });
    return { id, token, email, expiresAt: expires_at.toISOString() };
  });
}

/** Invitations that are still valid, by address. @throws EmendError `team.none`, `team.not-allowed` */
export async function listInvitations(db: Db, accountId: string): Promise<ListedInvitation[]> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  const rows = await db
    .selectFrom('team_invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('email')
    .execute();
  return rows.map(({ expires_at, ...row }) => ({ ...row, expiresAt: expires_at.toISOString() }));
}

/** @throws EmendError `team.none`, `team.not-allowed`, `team.invalid-invitation` */
export async function withdrawInvitation(db: Db, { accountId }: TeamActor, id: string): Promise<void> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  const row = await db
    .deleteFrom('team_invitations')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw problem('team.invalid-invitation');
}

/**
 * Returns what an invitation is for; looking does not use it up.
 * @throws EmendError `team.invalid-invitation`, `team.other-address` for an account of another address
 */
export async function lookAtInvitation(db: Db, accountId: string, token: string): Promise<InvitedTeam> {
  const { name, role } = await invitationFor(db, accountId, token);
  return { team: name, role };
}

/**
 * Joins the team of an invitation and uses the invitation up.
 * @throws EmendError `team.invalid-invitation`, `team.other-address`, `team.already-member`
 */
export async function joinTeam(db: Db, { accountId, address }: TeamActor, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id, team_id: teamId, role } = await invitationFor(tx, accountId, token);
    await lockTeam(tx, teamId);
    const used = await tx
      .updateTable('team_invitations')
      .set({ used_at: sql`now()` })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // It was used in another window, or withdrawn, before the team was locked.
    if (!used) throw problem('team.invalid-invitation');
    const joined = await tx
      .insertInto('team_members')
      .values({ account_id: accountId, team_id: teamId, role })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!joined) throw problem('team.already-member');
    await recordAudit(tx, { accountId, actorId: accountId, action: 'team.joined', target: teamId, address });
  });
}

async function invitationFor(db: Db, accountId: string, token: string) {
  const row = await db
    .selectFrom('team_invitations')
    .innerJoin('teams', 'teams.id', 'team_id')
    .select(['team_invitations.id', 'team_id', 'name', 'email', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) throw problem('team.invalid-invitation');
  const account = await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  if (account?.email !== row.email) throw problem('team.other-address');
  return row;
}

async function dropOldInvitations(tx: Db, teamId: string): Promise<void> {
  await tx
    .deleteFrom('team_invitations')
    .where('team_id', '=', teamId)
    .where((eb) => eb.or([eb('used_at', 'is not', null), eb('expires_at', '<', sql<Date>`now()`)]))
    .execute();
}

async function requireRoom(tx: Db, teamId: string): Promise<void> {
  const { rows } = await sql<{ people: number }>`select
    (select count(*) from team_members where team_id = ${teamId})
    + (select count(*) from team_invitations where team_id = ${teamId}) as people`.execute(tx);
  if (Number(rows[0]!.people) >= MOST) throw problem('team.full', { limit: MOST });
}
