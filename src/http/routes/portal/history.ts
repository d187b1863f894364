import type { FastifyRequest } from 'fastify';
import { DocumentList } from '../../../contract/document.ts';
import { PdfList } from '../../../contract/pdf-review.ts';
import { ReportList } from '../../../contract/report-review.ts';
import { BeforeQuery, Done, IdParams } from '../../../contract/shapes.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listDocuments, listDrafts, listPdfs, listReports } from '../../../services/portal/list-records.ts';
import { deleteRecord } from '../../../services/records/delete-record.ts';
import type { ContractApp } from '../../contract-types.ts';

const PAGE = 50;

/** What the account has sent: 50 at a time, from before a time in epoch milliseconds; and its deletion. */
export function historyRoutes(app: ContractApp, { db, blobs }: { db: Db; blobs: BlobStore }): void {
  const config = { session: 'member' } as const;
  const page = { hide: true, querystring: BeforeQuery } as const;

  app.get('/api/portal/documents', {
    config,
    schema: { ...page, response: { 200: DocumentList } },
    handler: async (request) => ({ items: await listDocuments(db, pageOf(request, request.query)) }),
  });
  app.get('/api/portal/reports', {
    config,
    schema: { ...page, response: { 200: ReportList } },
    handler: async (request) => ({ items: await listReports(db, pageOf(request, request.query)) }),
  });
  app.get('/api/portal/pdfs', {
    config,
    schema: { ...page, response: { 200: PdfList } },
    handler: async (request) => ({ items: await listPdfs(db, pageOf(request, request.query)) }),
  });
  app.get('/api/portal/reports/:id/drafts', {
    config,
    schema: { hide: true, params: IdParams, response: { 200: ReportList } },
    handler: async (request) => ({ items: await listDrafts(db, request.session!.accountId, request.params.id) }),
  });
  for (const [path, kind] of [
    ['/api/portal/documents/:id', 'document'],
    ['/api/portal/reports/:id', 'ai_report'],
    ['/api/review/pdfs/:id', 'pdf_reading'],
  ] as const)
    app.delete(path, {
      config,
      schema: { hide: true, params: IdParams, response: { 200: Done } },
      handler: async (request) => {
        const { accountId } = request.session!;
        await deleteRecord(db, blobs, { kind, id: request.params.id, accountId, address: request.ip });
        return { status: true };
      },
    });
}

function pageOf({ session }: FastifyRequest, { before }: { readonly before?: string }) {
  return {
    accountId: session!.accountId,
    before: before === undefined ? undefined : new Date(Number(before)),
    limit: PAGE,
  };
}
