import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { problem } from '../../platform/errors.ts';
import { type CopyParts, type CopyRequest, chosenCopy } from '../../services/workplace/chosen-copy.ts';
import { decide, readDecisions } from '../../services/workplace/decisions.ts';
import { disposition } from '../send-file.ts';

const IdParams = Type.Object({ id: Type.String() });
interface WithId {
  Params: { id: string };
}

/** By the number of a change: that of the replacement, -1 for rejected, null to take it back. */
const DecisionsBody = Type.Object({
  decisions: Type.Record(
    Type.String({ pattern: '^\\d{1,6}$' }),
    Type.Union([Type.Integer({ minimum: -1, maximum: 99 }), Type.Null()]),
    { maxProperties: 20_000, additionalProperties: false },
  ),
});
type DecisionsBody = Static<typeof DecisionsBody>;

const CopyQuery = Type.Object({
  form: Type.Unsafe<CopyRequest['form']>({ type: 'string', enum: ['clean', 'tracked', 'both'] }),
  accepted: Type.Unsafe<CopyRequest['accepted']>({ type: 'string', enum: ['tracked', 'applied'] }),
  open: Type.Unsafe<CopyRequest['open']>({ type: 'string', enum: ['left', 'made'] }),
});
type CopyQuery = Static<typeof CopyQuery>;

/** A document as a place to work: what was decided about its changes, and copies by that. For the pages alone. */
export function reviewDocumentRoutes(app: FastifyInstance, parts: CopyParts): void {
  const { db } = parts;
  const config = { session: 'member' } as const;

  app.get<WithId>('/api/review/documents/:id/decisions', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request) => ({
      decisions: await readDecisions(db, request.session!.accountId, request.params.id),
    }),
  });

  app.post<WithId & { Body: DecisionsBody }>('/api/review/documents/:id/decisions', {
    config,
    schema: { hide: true, params: IdParams, body: DecisionsBody },
    handler: async (request) => {
      await decide(db, request.session!.accountId, request.params.id, request.body.decisions);
      return { status: true };
    },
  });

  app.get<WithId & { Querystring: CopyQuery }>('/api/review/documents/:id/copy', {
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
