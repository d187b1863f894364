import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { TeamRole } from '../../platform/db/team-tables.ts';
import { problem } from '../../platform/errors.ts';
import { findOrCreateAccount, normaliseEmail } from '../accounts.ts';
import { recordAudit } from '../audit.ts';
import { lockTeam } from './membership.ts';
import { makeOwner } from './team-members.ts';
import { createTeam } from './team-settings.ts';

/** A team as the installation's operator sees it, without its words or its members' texts. */
export interface ListedTeam {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly members: number;
  readonly monthlyCredits: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What `emend teams` can do, either on the database itself or through the server that holds it. */
export interface TeamAdministration {
  listTeams(): Promise<readonly ListedTeam[]>;
  /** @throws EmendError `team.invalid-name`, `team.already-member`, `keys.invalid-email` */
  createTeam(request: { readonly name: string; readonly owner: string }): Promise<{ readonly id: string }>;
  /** @throws EmendError `team.not-found`, `team.already-member`, `account.not-found` */
  addToTeam(request: { readonly id: string; readonly account: string; readonly role: string }): Promise<void>;
  /** @throws EmendError `team.not-found`, `team.no-member`, also for the owner */
  removeFromTeam(request: { readonly id: string; readonly account: string }): Promise<void>;
  /** @throws EmendError `team.not-found`, `team.no-member` */
  handTeamTo(request: { readonly id: string; readonly account: string }): Promise<void>;
  /** @throws EmendError `team.not-found` */
  limitTeam(request: { readonly id: string; readonly monthlyCredits: number | null }): Promise<void>;
  /** @throws EmendError `team.not-found` */
  removeTeam(request: { readonly id: string }): Promise<void>;
}

export function administerTeams(db: Db): TeamAdministration {
  return {
    listTeams: () => listTeams(db),
    async createTeam({ name, owner }) {
      const account = await findOrCreateAccount(db, owner);
      return { id: await createTeam(db, { accountId: account.id }, name) };
    },
    addToTeam: ({ id, account, role }) =>
      inTeam(db, id, async (tx) => {
        const accountId = await accountWith(tx, account);
        const member = { account_id: accountId, team_id: id, role: roleOf(role) };
        const joined = await tx
          .insertInto('team_members')
          .values(member)
          .onConflict((conflict) => conflict.column('account_id').doNothing())
          .returning('account_id')
          .executeTakeFirst();
        if (!joined) throw problem('team.already-member');
        await recordAudit(tx, { accountId, actorId: null, action: 'team.joined', target: id });
      }),
    removeFromTeam: ({ id, account }) =>
      inTeam(db, id, async (tx) => {
        const accountId = await accountWith(tx, account);
        const row = await tx
          .deleteFrom('team_members')
          .where('account_id', '=', accountId)
          .where('team_id', '=', id)
          .where('role', '!=', 'owner')
          .returning('account_id')
          .executeTakeFirst();
        if (!row) throw problem('team.no-member');
        await recordAudit(tx, { accountId, actorId: null, action: 'team.member-removed', target: id });
      }),
    handTeamTo: ({ id, account }) =>
      inTeam(db, id, async (tx) => {
        const accountId = await accountWith(tx, account);
        await makeOwner(tx, id, accountId);
        await recordAudit(tx, { accountId, actorId: null, action: 'team.handed-over', target: id });
      }),
    limitTeam: ({ id, monthlyCredits }) =>
      inTeam(db, id, async (tx) => {
        await tx.updateTable('teams').set({ monthly_credits: monthlyCredits }).where('id', '=', id).execute();
        const { account_id: accountId } = await ownerOf(tx, id);
        const target = monthlyCredits === null ? 'any' : String(monthlyCredits);
        await recordAudit(tx, { accountId, actorId: null, action: 'team.credits-changed', target });
      }),
    removeTeam: ({ id }) =>
      inTeam(db, id, async (tx) => {
        const { account_id: accountId } = await ownerOf(tx, id);
        await tx.deleteFrom('teams').where('id', '=', id).execute();
        await recordAudit(tx, { accountId, actorId: null, action: 'team.deleted', target: id });
      }),
  };
}

async function listTeams(db: Db): Promise<ListedTeam[]> {
  const rows = await db
    .selectFrom('teams')
    .innerJoin('team_members as m', (join) => join.onRef('m.team_id', '=', 'teams.id').on('m.role', '=', 'owner'))
    .innerJoin('accounts', 'accounts.id', 'm.account_id')
    .select([
      'teams.id',
      'name',
      'email',
      'teams.monthly_credits',
      'teams.created_at',
      sql<number>`(select count(*) from team_members where team_id = teams.id)`.as('members'),
    ])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    owner: row.email,
    members: Number(row.members),
    monthlyCredits: row.monthly_credits === null ? null : Number(row.monthly_credits),
    createdAt: row.created_at.toISOString(),
  }));
}

/** @throws EmendError `team.not-found` */
async function inTeam(db: Db, id: string, work: (tx: Db) => Promise<void>): Promise<void> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw problem('team.not-found');
  await db.transaction().execute(async (tx) => {
    await lockTeam(tx, id);
    await work(tx);
  });
}

function ownerOf(tx: Db, id: string) {
  return tx
    .selectFrom('team_members')
    .select('account_id')
    .where('team_id', '=', id)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
}

/** @throws EmendError `account.not-found`, `keys.invalid-email` */
async function accountWith(tx: Db, email: string): Promise<string> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();
  if (!row) throw problem('account.not-found');
  return row.id;
}

/** The role of a new member. The owner's role must be transferred instead. @throws EmendError `team.invalid-role` */
function roleOf(role: string): Exclude<TeamRole, 'owner'> {
  if (role !== 'editor' && role !== 'member') throw problem('team.invalid-role');
  return role;
}
