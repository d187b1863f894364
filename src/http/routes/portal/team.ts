import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeTeam, createTeam, deleteTeam, teamOf } from '../../../accounts/teams/team-settings.ts';
import { usageOfTeam } from '../../../accounts/teams/team-usage.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addTeamWord, listTeamWords, removeTeamWord } from '../../../services/review/team-words.ts';

const Name = Type.String({ maxLength: 400 });
const Choice = Type.Optional(Type.String({ maxLength: 20 }));
const Defaults = Type.Object(
  { language: Choice, styleGuide: Choice, certainty: Choice },
  { additionalProperties: false },
);
const NewTeam = Type.Object({ name: Name });
const Change = Type.Object({ name: Type.Optional(Name), defaults: Type.Optional(Defaults) });
const Word = Type.Object({ word: Type.String({ maxLength: 200 }) });
const Days = Type.Object({ days: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9]\\d|[1-3]\\d\\d)$' })) });
type Word = Static<typeof Word>;

/** The team of whoever is signed in: no request names one, so none reaches another. */
export function teamRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const config = { session: 'member' } as const;
  const hide = true;

  app.get('/api/portal/team', {
    config,
    schema: { hide },
    handler: async ({ session }) => ({ team: await teamOf(db, session!.accountId) }),
  });
  app.post<{ Body: Static<typeof NewTeam> }>('/api/portal/team', {
    config,
    schema: { hide, body: NewTeam },
    handler: async (request) => ({ id: await createTeam(db, actorOf(request), request.body.name) }),
  });
  app.put<{ Body: Static<typeof Change> }>('/api/portal/team', {
    config,
    schema: { hide, body: Change },
    handler: async (request) => {
      await changeTeam(db, actorOf(request), request.body);
      return { status: true };
    },
  });
  app.delete('/api/portal/team', {
    config,
    schema: { hide },
    handler: async (request) => {
      await deleteTeam(db, actorOf(request));
      return { status: true };
    },
  });
  app.get<{ Querystring: Static<typeof Days> }>('/api/portal/team/usage', {
    config,
    schema: { hide, querystring: Days },
    handler: ({ session, query }) => usageOfTeam(db, session!.accountId, Number(query.days ?? 30)),
  });
  app.get('/api/portal/team/words', {
    config,
    schema: { hide },
    handler: async ({ session }) => ({ words: await listTeamWords(db, session!.accountId) }),
  });
  app.post<{ Body: Word }>('/api/portal/team/words', {
    config,
    schema: { hide, body: Word },
    handler: async ({ session, body }) => ({ added: await addTeamWord(db, session!.accountId, body.word) }),
  });
  // The word is in the body: addresses are logged by proxies, and a word is text.
  app.post<{ Body: Word }>('/api/portal/team/words/remove', {
    config,
    schema: { hide, body: Word },
    handler: async ({ session, body }) => ({ removed: await removeTeamWord(db, session!.accountId, body.word) }),
  });
}

/** Who asks, for the team's rights and the audit log. */
export function actorOf(request: FastifyRequest) {
  return { accountId: request.session!.accountId, address: request.ip };
}
