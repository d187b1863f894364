import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { EnvelopeError, errorResponses, success } from '../../contract/error.ts';
import { ManuscriptAnswer, ManuscriptForm, ManuscriptReport } from '../../contract/manuscript.ts';
import { IdParams } from '../../contract/shapes.ts';
import { problem } from '../../platform/errors.ts';
import { type CheckDocumentParts, checkSubmittedDocument } from '../../services/manuscript/check-document.ts';
import type { UploadFolder } from '../../services/pdf/upload-folder.ts';
import type { ContractTypes } from '../contract-types.ts';
import { receiveForm } from '../multipart/receive-form.ts';

export interface ManuscriptRouteParts extends CheckDocumentParts {
  /** The folder that holds an upload until it is read. */
  readonly uploads: UploadFolder;
  readonly maxUploadBytes: number;
}

/** Checks a manuscript as a whole: a file that is sent or, for the pages, a document that was proofread. */
export function manuscriptRoutes(app: FastifyInstance, parts: ManuscriptRouteParts): void {
  const { uploads, maxUploadBytes, checkManuscript } = parts;

  app.post('/api/v1/manuscript/check', {
    config: {
      service: 'proofread',
      operation: 'manuscript.check',
      scope: 'proofread',
      rates: { production: 2, test: 1 },
      crossOrigin: true,
    },
    bodyLimit: maxUploadBytes,
    schema: {
      operationId: 'checkManuscript',
      summary:
        'Check a manuscript as a whole: numbers, figures and tables, references, title and abstract, terms, tenses',
      tags: ['Manuscript checks'],
      security: [{ apiKey: [] }],
      consumes: ['multipart/form-data'],
      body: ManuscriptForm,
      response: {
        200: success(ManuscriptReport),
        ...errorResponses(EnvelopeError, 400, 401, 403, 413, 422, 429, 500, 503),
      },
    },
    // The form is read as a stream. Its schema is only documentation.
    validatorCompiler: () => () => true,
    handler: (request, reply) =>
      uploads.withFile(async (file) => {
        const { filename } = await receiveForm(request, maxUploadBytes, (content) =>
          file.write(content, maxUploadBytes),
        );
        const bytes = await readFile(file.path);
        const data = await whileWanted(reply, (signal) => checkManuscript({ bytes, filename, signal }));
        request.words = data.words;
        return { status: true, message: 'Manuscript checked', data, service_type: null };
      }),
  });

  app.withTypeProvider<ContractTypes>().get('/api/review/documents/:id/manuscript', {
    config: { session: 'member' },
    schema: { hide: true, params: IdParams, response: { 200: ManuscriptAnswer } },
    handler: (request, reply) => {
      const { accountId } = request.session!;
      return whileWanted(reply, (signal) =>
        checkSubmittedDocument(parts, { accountId, id: request.params.id, signal }),
      );
    },
  });
}

/** Ends the work when nobody waits for it any more. */
async function whileWanted<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const abort = () => gone.abort(problem('request.aborted'));
  reply.raw.once('close', abort);
  return work(gone.signal).finally(() => reply.raw.off('close', abort));
}
