import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
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
import type { Db } from '../../../platform/db/database.ts';
import { problem } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { isRecordId } from '../../../services/documents/get-document.ts';
import { actorOf } from './team.ts';

export interface TeamPeopleParts {
  readonly db: Db;
  readonly limiter: RateLimiter;
}

const Role = Type.Union([Type.Literal('editor'), Type.Literal('member')]);
const RoleChange = Type.Object({ role: Role });
const Heir = Type.Object({ id: Type.String({ maxLength: 60 }) });
const Invitation = Type.Object({ email: Type.String({ maxLength: 320 }), role: Role });
const Token = Type.Object({ token: Type.String({ minLength: 43, maxLength: 43 }) });
const IdParams = Type.Object({ id: Type.String() });
type WithId = { Params: Static<typeof IdParams> };
type Token = Static<typeof Token>;

/** Who is in the team, who may come, who goes. */
export function teamPeopleRoutes(app: FastifyInstance, { db, limiter }: TeamPeopleParts): void {
  const config = { session: 'member' } as const;
  const hide = true;
  const done = { status: true };

  app.get('/api/portal/team/members', {
    config,
    schema: { hide },
    handler: async ({ session }) => ({ members: await listMembers(db, session!.accountId) }),
  });
  app.put<WithId & { Body: Static<typeof RoleChange> }>('/api/portal/team/members/:id', {
    config,
    schema: { hide, params: IdParams, body: RoleChange },
    handler: async (request) => {
      await changeMemberRole(db, actorOf(request), memberOf(request.params.id), request.body.role);
      return done;
    },
  });
  app.delete<WithId>('/api/portal/team/members/:id', {
    config,
    schema: { hide, params: IdParams },
    handler: async (request) => {
      await removeMember(db, actorOf(request), memberOf(request.params.id));
      return done;
    },
  });
  app.post('/api/portal/team/leave', {
    config,
    schema: { hide },
    handler: async (request) => {
      await leaveTeam(db, actorOf(request));
      return done;
    },
  });
  app.put<{ Body: Static<typeof Heir> }>('/api/portal/team/owner', {
    config,
    schema: { hide, body: Heir },
    handler: async (request) => {
      await handTeamOver(db, actorOf(request), memberOf(request.body.id));
      return done;
    },
  });

  app.get('/api/portal/team/invitations', {
    config,
    schema: { hide },
    handler: async ({ session }) => ({ invitations: await listInvitations(db, session!.accountId) }),
  });
  app.post<{ Body: Static<typeof Invitation> }>('/api/portal/team/invitations', {
    config,
    schema: { hide, body: Invitation },
    handler: (request) => inviteToTeam(db, actorOf(request), request.body),
  });
  app.delete<WithId>('/api/portal/team/invitations/:id', {
    config,
    schema: { hide, params: IdParams },
    handler: async (request) => {
      if (!isRecordId(request.params.id)) throw problem('team.invalid-invitation');
      await withdrawInvitation(db, actorOf(request), request.params.id);
      return done;
    },
  });
  // Tokens are in bodies: addresses are logged by proxies.
  app.post<{ Body: Token }>('/api/portal/team/invitation/look', {
    config,
    schema: { hide, body: Token },
    handler: async (request) => {
      await countAttempt(limiter, `team ${request.session!.accountId}`, request.ip);
      return lookAtInvitation(db, request.session!.accountId, request.body.token);
    },
  });
  app.post<{ Body: Token }>('/api/portal/team/invitation/use', {
    config,
    schema: { hide, body: Token },
    handler: async (request) => {
      await countAttempt(limiter, `team ${request.session!.accountId}`, request.ip);
      await joinTeam(db, actorOf(request), request.body.token);
      return done;
    },
  });
}

/** Anything but an id would be an error in the database. @throws EmendError `team.no-member` */
function memberOf(id: string): string {
  if (!isRecordId(id)) throw problem('team.no-member');
  return id;
}
