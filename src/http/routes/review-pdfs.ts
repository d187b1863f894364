import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotesBody, PageParams, PageQuery, PdfRecord, Places, PlacesBody } from '../../contract/pdf-review.ts';
import { IdParams } from '../../contract/shapes.ts';
import { problem } from '../../platform/errors.ts';
import { findKept } from '../../services/records/find-record.ts';
import { readDetails } from '../../services/records/record-details.ts';
import { annotatedPdf, placesInPdf } from '../../services/review/annotate-pdf.ts';
import { type PdfReadingParts, pdfPagePicture, pdfRecord, submitPdf } from '../../services/review/read-pdf.ts';
import type { ContractTypes } from '../contract-types.ts';
import { receivePdf } from '../multipart/receive-pdf.ts';
import { disposition } from '../send-file.ts';

/** 20,000 notes with their reasons. */
const NOTES_BYTES = 8_000_000;

/** Width of a page image in pixels if the request names none. */
const STANDARD_WIDTH = 1_000;

/** PDFs in the review tool: their paragraphs with places on the pages, and images of the pages. */
export function reviewPdfRoutes(server: FastifyInstance, parts: PdfReadingParts): void {
  const app = server.withTypeProvider<ContractTypes>();
  const { db, blobs, uploads, maxUploadBytes } = parts;
  const config = { session: 'member' } as const;

  app.post('/api/review/pdfs', {
    config: { service: 'pdf', operation: 'pdf.convert', scope: 'pdf' },
    bodyLimit: maxUploadBytes,
    schema: { hide: true, consumes: ['multipart/form-data'], response: { 200: PdfRecord } },
    handler: async (request, reply) => {
      // Programs with a key use the contract's address.
      if (!request.session) throw problem('auth.signed-out');
      return unlessGone(reply, (signal) =>
        uploads.withFile(async (file) => {
          const filename = await receivePdf(request, file, maxUploadBytes);
          const { accountId } = request.caller!;
          const row = await submitPdf(parts, { accountId, filename, path: file.path, signal });
          request.words = row.words;
          return pdfRecord(row);
        }),
      );
    },
  });

  app.get('/api/review/pdfs/:id', {
    config,
    schema: { hide: true, params: IdParams, response: { 200: PdfRecord } },
    handler: async (request) =>
      pdfRecord(await findKept(db, 'pdf_reading', request.session!.accountId, request.params.id)),
  });

  app.get('/api/review/pdfs/:id/paragraphs', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request, reply) => {
      const { id } = await findKept(db, 'pdf_reading', request.session!.accountId, request.params.id);
      return reply.type('application/json; charset=utf-8').send(await readDetails(blobs, id));
    },
  });

  app.get('/api/review/pdfs/:id/pages/:page', {
    config,
    schema: { hide: true, params: PageParams, querystring: PageQuery },
    handler: async (request, reply) => {
      const width = Number(request.query.width ?? STANDARD_WIDTH);
      const page = Number(request.params.page);
      const picture = await pdfPagePicture(parts, request.session!.accountId, { id: request.params.id, page, width });
      // A page never changes, but only this browser may cache it.
      reply.header('cache-control', 'private, max-age=3600');
      return reply.type('image/png').send(Buffer.from(picture));
    },
  });

  app.post('/api/review/pdfs/:id/places', {
    config,
    schema: { hide: true, params: IdParams, body: PlacesBody, response: { 200: Places } },
    handler: (request, reply) =>
      unlessGone(reply, async (signal) => {
        const asked = { accountId: request.session!.accountId, id: request.params.id, signal };
        return { places: await placesInPdf(parts, asked, request.body.ranges) };
      }),
  });

  app.post('/api/review/pdfs/:id/annotated', {
    config,
    bodyLimit: NOTES_BYTES,
    schema: { hide: true, params: IdParams, body: NotesBody },
    handler: (request, reply) =>
      unlessGone(reply, async (signal) => {
        const asked = { accountId: request.session!.accountId, id: request.params.id, signal };
        const { bytes, filename, inMargin } = await annotatedPdf(parts, asked, request.body.notes);
        reply.header('content-disposition', disposition(filename));
        reply.header('x-notes-in-margin', inMargin);
        return reply.type('application/pdf').send(Buffer.from(bytes));
      }),
  });
}

/** Work that ends when the caller disconnects. */
async function unlessGone<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const abort = () => gone.abort(problem('request.aborted'));
  reply.raw.once('close', abort);
  try {
    return await work(gone.signal);
  } finally {
    reply.raw.off('close', abort);
  }
}
