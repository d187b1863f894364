import type { FastifyInstance } from 'fastify';
import { CopyQuery, DecisionList, DecisionsBody } from '../../contract/document-review.ts';
import { Done, IdParams } from '../../contract/shapes.ts';
import { problem } from '../../platform/errors.ts';
import { type CopyParts, chosenCopy } from '../../services/workplace/chosen-copy.ts';
import { decide, readDecisions } from '../../services/workplace/decisions.ts';
import type { ContractTypes } from '../contract-types.ts';
import { disposition } from '../send-file.ts';

/** The workspace of a document: the decisions about its changes, and copies made from them. For the pages only. */
export function reviewDocumentRoutes(server: FastifyInstance, parts: CopyParts): void {
  const app = server.withTypeProvider<ContractTypes>();
  const { db } = parts;
  const config = { session: 'member' } as const;

  app.get('/api/review/documents/:id/decisions', {
    config,
    schema: { hide: true, params: IdParams, response: { 200: DecisionList } },
    handler: async (request) => ({
      decisions: await readDecisions(db, request.session!.accountId, request.params.id),
    }),
  });

  app.post('/api/review/documents/:id/decisions', {
    config,
    schema: { hide: true, params: IdParams, body: DecisionsBody, response: { 200: Done } },
    handler: async (request) => {
      await decide(db, request.session!.accountId, request.params.id, request.body.decisions);
      return { status: true };
    },
  });

  app.get('/api/review/documents/:id/copy', {
    config,
    schema: { hide: true, params: IdParams, querystring: CopyQuery },
    handler: async (request, reply) => {
      const gone = new AbortController();
      const abort = () => gone.abort(problem('request.aborted'));
      reply.raw.once('close', abort);
      try {
        const { accountId } = request.session!;
        const asked = { accountId, id: request.params.id, signal: gone.signal };
        const { bytes, filename, contentType, unmade } = await chosenCopy(parts, asked, request.query);
        reply.header('content-disposition', disposition(filename));
        reply.header('x-unmade-changes', unmade);
        return reply.type(contentType).send(Buffer.from(bytes));
      } finally {
        reply.raw.off('close', abort);
      }
    },
  });
}
