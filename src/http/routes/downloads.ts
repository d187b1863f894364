import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { EnvelopeError, errorResponses } from '../../contract/error.ts';
import { IdParams } from '../../contract/shapes.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { reportFile } from '../../services/ai-report/get-information.ts';
import { finalFile } from '../../services/documents/get-final.ts';
import { findDownload } from '../../services/records/downloads.ts';
import { sendFile, storeAddress } from '../send-file.ts';

const FILE = { content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } } };
const params = IdParams;
interface WithId {
  Params: { id: string };
}

/** Serves finished files. */
export function downloadRoutes(app: FastifyInstance, { db, blobs }: { db: Db; blobs: BlobStore }): void {
  // These addresses are capabilities: a client that has one needs no key.
  app.get<WithId>('/download/:id', {
    config: { crossOrigin: true, host: 'download' },
    schema: {
      operationId: 'downloadFile',
      summary: 'Download a processed file',
      tags: ['Downloads'],
      params,
      response: {
        200: { description: 'The file', ...FILE },
        206: { description: 'The part of the file that Range asks for', ...FILE },
        416: Type.Null({ description: 'The range lies outside the file' }),
        ...errorResponses(EnvelopeError, 404, 500),
      },
    },
    handler: async (request, reply) => {
      const file = await findDownload(db, request.params.id);
      const address = await storeAddress(blobs, file);
      return address === null ? sendFile(request, reply, blobs, file) : reply.redirect(address, 302);
    },
  });

  // The pages link to these. The session identifies the user, so the links do not expire before it and need no request
  // to create them, which the rate limit of the contract's addresses could refuse.
  for (const [path, find] of [
    ['/api/review/documents/:id/file', finalFile],
    ['/api/review/reports/:id/file', reportFile],
  ] as const)
    app.get<WithId>(path, {
      config: { session: 'member' },
      schema: { hide: true, params },
      handler: async (request, reply) =>
        sendFile(request, reply, blobs, await find(db, request.session!.accountId, request.params.id)),
    });
}
