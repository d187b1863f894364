import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { deleteText, listTexts, readText, saveText, searchTexts } from '../../services/texts/texts.ts';

const IdParams = Type.Object({
  id: Type.String({ pattern: '^[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}$' }),
});
type WithId = { Params: Static<typeof IdParams> };

const TextBody = Type.Object({
  base: Type.Integer({ minimum: 0 }),
  name: Type.String({ maxLength: 200 }),
  excerpt: Type.String({ maxLength: 400 }),
  plain: Type.String(),
  record: Type.Unknown(),
  words: Type.Integer({ minimum: 0 }),
});
type TextBody = Static<typeof TextBody>;

const Query = Type.Object({ query: Type.String({ maxLength: 200 }) });
type Query = Static<typeof Query>;

export interface TextRouteParts {
  readonly db: Db;
  /** The installation's key. */
  readonly key: () => Promise<Buffer>;
}

/** Texts of the review tool that their writers keep on the server; for the pages alone, so not in the description. */
export function textRoutes(app: FastifyInstance, { db, key }: TextRouteParts): void {
  const config = { session: 'member' } as const;
  const of = async (request: FastifyRequest) => ({ db, key: await key(), accountId: request.session!.accountId });

  app.get('/api/review/texts', {
    config,
    schema: { hide: true },
    handler: async (request) => ({ items: await listTexts(await of(request)) }),
  });
  app.get<WithId>('/api/review/texts/:id', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request) => readText(await of(request), request.params.id),
  });
  app.put<WithId & { Body: TextBody }>('/api/review/texts/:id', {
    config,
    schema: { hide: true, params: IdParams, body: TextBody },
    handler: async (request) => ({ revision: await saveText(await of(request), request.params.id, request.body) }),
  });
  app.delete<WithId>('/api/review/texts/:id', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request) => {
      await deleteText(await of(request), request.params.id, request.ip);
      return { status: true };
    },
  });
  // In the body: addresses are logged by proxies, and what is searched for is text.
  app.post<{ Body: Query }>('/api/review/texts/search', {
    config,
    schema: { hide: true, body: Query },
    handler: async (request) => ({ ids: await searchTexts(await of(request), request.body.query) }),
  });
}
