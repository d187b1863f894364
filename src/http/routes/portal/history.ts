import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listDocuments, listDrafts, listPdfs, listReports } from '../../../services/portal/list-records.ts';
import { deleteRecord } from '../../../services/records/delete-record.ts';

const PAGE = 50;
const ListQuery = Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) });
type ListQuery = Static<typeof ListQuery>;
const IdParams = Type.Object({ id: Type.String() });

/** What the account sent so far: 50 at a time, from before a time in epoch milliseconds; and its deletion. */
export function historyRoutes(app: FastifyInstance, { db, blobs }: { db: Db; blobs: BlobStore }): void {
  const config = { session: 'member' } as const;
  const lists = {
    '/api/portal/documents': listDocuments,
    '/api/portal/reports': listReports,
    '/api/portal/pdfs': listPdfs,
  };
  for (const [path, list] of Object.entries(lists))
    app.get<{ Querystring: ListQuery }>(path, {
      config,
      schema: { hide: true, querystring: ListQuery },
      handler: async (request) => {
        const before = request.query.before === undefined ? undefined : new Date(Number(request.query.before));
        const { accountId } = request.session!;
        return { items: await list(db, { accountId, before, limit: PAGE }) };
      },
    });
  app.get<{ Params: { id: string } }>('/api/portal/reports/:id/drafts', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request) => ({ items: await listDrafts(db, request.session!.accountId, request.params.id) }),
  });
  for (const [path, kind] of [
    ['/api/portal/documents/:id', 'document'],
    ['/api/portal/reports/:id', 'ai_report'],
    ['/api/review/pdfs/:id', 'pdf_reading'],
  ] as const)
    app.delete<{ Params: { id: string } }>(path, {
      config,
      schema: { hide: true, params: IdParams },
      handler: async (request) => {
        const { accountId } = request.session!;
        await deleteRecord(db, blobs, { kind, id: request.params.id, accountId, address: request.ip });
        return { status: true };
      },
    });
}
