import type { Team, TeamChange, TeamDefaults } from '../../contract/team.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { recordAudit } from '../audit.ts';
import { EDITORS, membershipOf, OWNER, requireMembership, type TeamActor } from './membership.ts';

const LONGEST_NAME = 80;

/** Returns the team of an account with its settings, or null if it has none. */
export async function teamOf(db: Db, accountId: string): Promise<Team | null> {
  const membership = await membershipOf(db, accountId);
  if (!membership) return null;
  const row = await db
    .selectFrom('teams')
    .select(['defaults', 'monthly_credits'])
    .where('id', '=', membership.teamId)
    .executeTakeFirstOrThrow();
  const monthlyCredits = row.monthly_credits === null ? null : Number(row.monthly_credits);
  return { ...membership, defaults: row.defaults as TeamDefaults, monthlyCredits };
}

/**
 * Makes a team owned by the account.
 * @returns its id
 * @throws EmendError `team.invalid-name`, `team.already-member`
 */
export async function createTeam(db: Db, actor: TeamActor, name: string): Promise<string> {
  const { accountId, address } = actor;
  const values = { name: parseTeamName(name) };
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('teams')
      .values({ ...values, monthly_credits: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const joined = await tx
      .insertInto('team_members')
      .values({ account_id: accountId, team_id: id, role: 'owner' })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!joined) throw problem('team.already-member');
    await recordAudit(tx, { accountId, actorId: accountId, action: 'team.created', target: id, address });
    return id;
  });
}

/** @throws EmendError `team.none`, `team.not-allowed`, `team.invalid-name` */
export async function changeTeam(db: Db, { accountId }: TeamActor, { name, defaults }: TeamChange): Promise<void> {
  const { teamId } = await requireMembership(db, accountId, EDITORS);
  const change = {
    ...(name === undefined ? {} : { name: parseTeamName(name) }),
    ...(defaults === undefined ? {} : { defaults: JSON.stringify(defaults) }),
  };
  if (Object.keys(change).length > 0) await db.updateTable('teams').set(change).where('id', '=', teamId).execute();
}

/**
 * Deletes the team with its words and invitations. Accounts, their keys and their documents stay with their owners.
 * @throws EmendError `team.none`, `team.not-allowed`
 */
export async function deleteTeam(db: Db, { accountId, address }: TeamActor): Promise<void> {
  const { teamId } = await requireMembership(db, accountId, OWNER);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('teams').where('id', '=', teamId).execute();
    await recordAudit(tx, { accountId, actorId: accountId, action: 'team.deleted', target: teamId, address });
  });
}

/** @throws EmendError `team.invalid-name` */
function parseTeamName(given: string): string {
  const name = given.trim().normalize('NFC');
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw problem('team.invalid-name', { limit: LONGEST_NAME });
  return name;
}
