import { countAttempt } from '../../../accounts/sign-in.ts';
import {
  inviteToTeam,
  joinTeam,
  listInvitations,
  lookAtInvitation,
  withdrawInvitation,
} from '../../../accounts/teams/team-invitations.ts';
import {
  changeMemberRole,
  handTeamOver,
  leaveTeam,
  listMembers,
  removeMember,
} from '../../../accounts/teams/team-members.ts';
import { TokenBody } from '../../../contract/account.ts';
import { NewLink } from '../../../contract/administration.ts';
import { Done, IdParams } from '../../../contract/shapes.ts';
import { Heir, InvitationList, InvitedTeam, MemberList, RoleChange, TeamInvitation } from '../../../contract/team.ts';
import type { Db } from '../../../platform/db/database.ts';
import { problem } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { ContractApp } from '../../contract-types.ts';
import { actorOf } from './team.ts';

export interface TeamPeopleParts {
  readonly db: Db;
  readonly limiter: RateLimiter;
}

/** Members and invitations of the team: list, invite, change, remove. */
export function teamPeopleRoutes(app: ContractApp, { db, limiter }: TeamPeopleParts): void {
  const config = { session: 'member' } as const;
  const hide = true;
  const done = { status: true };

  app.get('/api/portal/team/members', {
    config,
    schema: { hide, response: { 200: MemberList } },
    handler: async ({ session }) => ({ members: await listMembers(db, session!.accountId) }),
  });
  app.put('/api/portal/team/members/:id', {
    config,
    schema: { hide, params: IdParams, body: RoleChange, response: { 200: Done } },
    handler: async (request) => {
      await changeMemberRole(db, actorOf(request), memberOf(request.params.id), request.body.role);
      return done;
    },
  });
  app.delete('/api/portal/team/members/:id', {
    config,
    schema: { hide, params: IdParams, response: { 200: Done } },
    handler: async (request) => {
      await removeMember(db, actorOf(request), memberOf(request.params.id));
      return done;
    },
  });
  app.post('/api/portal/team/leave', {
    config,
    schema: { hide, response: { 200: Done } },
    handler: async (request) => {
      await leaveTeam(db, actorOf(request));
      return done;
    },
  });
  app.put('/api/portal/team/owner', {
    config,
    schema: { hide, body: Heir, response: { 200: Done } },
    handler: async (request) => {
      await handTeamOver(db, actorOf(request), memberOf(request.body.id));
      return done;
    },
  });

  app.get('/api/portal/team/invitations', {
    config,
    schema: { hide, response: { 200: InvitationList } },
    handler: async ({ session }) => ({ invitations: await listInvitations(db, session!.accountId) }),
  });
  app.post('/api/portal/team/invitations', {
    config,
    schema: { hide, body: TeamInvitation, response: { 200: NewLink } },
    handler: (request) => inviteToTeam(db, actorOf(request), request.body),
  });
  app.delete('/api/portal/team/invitations/:id', {
    config,
    schema: { hide, params: IdParams, response: { 200: Done } },
    handler: async (request) => {
      if (!isUuid(request.params.id)) throw problem('team.invalid-invitation');
      await withdrawInvitation(db, actorOf(request), request.params.id);
      return done;
    },
  });
  app.post('/api/portal/team/invitation/look', {
    config,
    schema: { hide, body: TokenBody, response: { 200: InvitedTeam } },
    handler: async (request) => {
      await countAttempt(limiter, `team ${request.session!.accountId}`, request.ip);
      return lookAtInvitation(db, request.session!.accountId, request.body.token);
    },
  });
  app.post('/api/portal/team/invitation/use', {
    config,
    schema: { hide, body: TokenBody, response: { 200: Done } },
    handler: async (request) => {
      await countAttempt(limiter, `team ${request.session!.accountId}`, request.ip);
      await joinTeam(db, actorOf(request), request.body.token);
      return done;
    },
  });
}

/** Anything that is not an id would cause a database error. @throws EmendError `team.no-member` */
function memberOf(id: string): string {
  if (!isUuid(id)) throw problem('team.no-member');
  return id;
}
