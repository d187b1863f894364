import type { FastifyRequest } from 'fastify';
import { changeTeam, createTeam, deleteTeam, teamOf } from '../../../accounts/teams/team-settings.ts';
import { usageOfTeam } from '../../../accounts/teams/team-usage.ts';
import { DaysQuery, Done, Word } from '../../../contract/shapes.ts';
import {
  MadeTeam,
  NewTeam,
  OwnTeam,
  TeamChange,
  TeamUsage,
  WordAdded,
  WordList,
  WordRemoved,
} from '../../../contract/team.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addTeamWord, listTeamWords, removeTeamWord } from '../../../services/dictionaries/team-words.ts';
import type { ContractApp } from '../../contract-types.ts';

/** The team of the signed-in user. No request names a team, so none can reach another team. */
export function teamRoutes(app: ContractApp, { db }: { readonly db: Db }): void {
  const config = { session: 'member' } as const;
  const hide = true;

  app.get('/api/portal/team', {
    config,
    schema: { hide, response: { 200: OwnTeam } },
    handler: async ({ session }) => ({ team: await teamOf(db, session!.accountId) }),
  });
  app.post('/api/portal/team', {
    config,
    schema: { hide, body: NewTeam, response: { 200: MadeTeam } },
    handler: async (request) => ({ id: await createTeam(db, actorOf(request), request.body.name) }),
  });
  app.put('/api/portal/team', {
    config,
    schema: { hide, body: TeamChange, response: { 200: Done } },
    handler: async (request) => {
      await changeTeam(db, actorOf(request), request.body);
      return { status: true };
    },
  });
  app.delete('/api/portal/team', {
    config,
    schema: { hide, response: { 200: Done } },
    handler: async (request) => {
      await deleteTeam(db, actorOf(request));
      return { status: true };
    },
  });
  app.get('/api/portal/team/usage', {
    config,
    schema: { hide, querystring: DaysQuery, response: { 200: TeamUsage } },
    handler: ({ session, query }) => usageOfTeam(db, session!.accountId, Number(query.days ?? 30)),
  });
  app.get('/api/portal/team/words', {
    config,
    schema: { hide, response: { 200: WordList } },
    handler: async ({ session }) => ({ words: await listTeamWords(db, session!.accountId) }),
  });
  app.post('/api/portal/team/words', {
    config,
    schema: { hide, body: Word, response: { 200: WordAdded } },
    handler: async ({ session, body }) => ({ added: await addTeamWord(db, session!.accountId, body.word) }),
  });
  app.post('/api/portal/team/words/remove', {
    config,
    schema: { hide, body: Word, response: { 200: WordRemoved } },
    handler: async ({ session, body }) => ({ removed: await removeTeamWord(db, session!.accountId, body.word) }),
  });
}

/** The user who sends the request, for the team's rights and the audit log. */
export function actorOf(request: FastifyRequest) {
  return { accountId: request.session!.accountId, address: request.ip };
}
