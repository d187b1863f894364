import { listRequests, requestsAsCsv } from '../../../accounts/list-requests.ts';
import { RequestList, RequestsQuery } from '../../../contract/usage.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ContractApp } from '../../contract-types.ts';

const PAGE = 50;
/** As many table rows as spreadsheets open without delay. The Usage page has the totals for more. */
const CSV_ROWS = 10_000;

/** The individual requests of an account's keys and pages, including refused ones. */
export function requestRoutes(app: ContractApp, { db }: { readonly db: Db }): void {
  const config = { session: 'member' } as const;
  app.get('/api/portal/requests', {
    config,
    schema: { hide: true, querystring: RequestsQuery, response: { 200: RequestList } },
    handler: async ({ query: { state = 'all', before }, session }) => {
      const page = { state, before: before === undefined ? undefined : Number(before), limit: PAGE };
      return { requests: await listRequests(db, { accountId: session!.accountId, ...page }) };
    },
  });
  app.get('/api/portal/requests.csv', {
    config,
    schema: { hide: true, querystring: RequestsQuery },
    handler: async ({ query: { state = 'all' }, session }, reply) => {
      const requests = await listRequests(db, { accountId: session!.accountId, state, limit: CSV_ROWS });
      reply.header('content-disposition', 'attachment; filename="emend-requests.csv"');
      return reply.type('text/csv; charset=utf-8').send(requestsAsCsv(requests));
    },
  });
}
