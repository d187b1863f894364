import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Done } from '../../contract/shapes.ts';
import { FoundTexts, NewText, SavedText, StoredText, TextList, TextParams, TextQuery } from '../../contract/text.ts';
import type { Db } from '../../platform/db/database.ts';
import { deleteText, listTexts, readText, saveText, searchTexts } from '../../services/texts/texts.ts';
import type { ContractTypes } from '../contract-types.ts';

export interface TextRouteParts {
  readonly db: Db;
  /** The installation's key. */
  readonly key: () => Promise<Buffer>;
}

/** Texts of the review tool that their writers keep on the server. For the pages only, so not in the description. */
export function textRoutes(server: FastifyInstance, { db, key }: TextRouteParts): void {
  const app = server.withTypeProvider<ContractTypes>();
  const config = { session: 'member' } as const;
  const of = async (request: FastifyRequest) => ({ db, key: await key(), accountId: request.session!.accountId });

  app.get('/api/review/texts', {
    config,
    schema: { hide: true, response: { 200: TextList } },
    handler: async (request) => ({ items: await listTexts(await of(request)) }),
  });
  app.get('/api/review/texts/:id', {
    config,
    schema: { hide: true, params: TextParams, response: { 200: StoredText } },
    handler: async (request) => readText(await of(request), request.params.id),
  });
  app.put('/api/review/texts/:id', {
    config,
    schema: { hide: true, params: TextParams, body: NewText, response: { 200: SavedText } },
    handler: async (request) => ({ revision: await saveText(await of(request), request.params.id, request.body) }),
  });
  app.delete('/api/review/texts/:id', {
    config,
    schema: { hide: true, params: TextParams, response: { 200: Done } },
    handler: async (request) => {
      await deleteText(await of(request), request.params.id, request.ip);
      return { status: true };
    },
  });
  app.post('/api/review/texts/search', {
    config,
    schema: { hide: true, body: TextQuery, response: { 200: FoundTexts } },
    handler: async (request) => ({ ids: await searchTexts(await of(request), request.body.query) }),
  });
}
