import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { listRequests, REQUEST_STATES, type RequestState, requestsAsCsv } from '../../../accounts/list-requests.ts';
import type { Db } from '../../../platform/db/database.ts';

const PAGE = 50;
/** Rows of a table that spreadsheets open without delay; for more, there are the sums of the page Usage. */
const CSV_ROWS = 10_000;

const Query = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  state: Type.Optional(Type.Unsafe<RequestState>({ type: 'string', enum: [...REQUEST_STATES] })),
});
type Query = Static<typeof Query>;

/** What the keys and pages of an account asked for, one by one, refused ones too. */
export function requestRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const options = { config: { session: 'member' }, schema: { hide: true, querystring: Query } } as const;
  app.get<{ Querystring: Query }>('/api/portal/requests', {
    ...options,
    handler: async ({ query: { state = 'all', before }, session }) => {
      const page = { state, before: before === undefined ? undefined : Number(before), limit: PAGE };
      return { requests: await listRequests(db, { accountId: session!.accountId, ...page }) };
    },
  });
  app.get<{ Querystring: Query }>('/api/portal/requests.csv', {
    ...options,
    handler: async ({ query: { state = 'all' }, session }, reply) => {
      const requests = await listRequests(db, { accountId: session!.accountId, state, limit: CSV_ROWS });
      reply.header('content-disposition', 'attachment; filename="emend-requests.csv"');
      return reply.type('text/csv; charset=utf-8').send(requestsAsCsv(requests));
    },
  });
}
