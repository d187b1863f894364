import { type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/authenticate.ts';
import { DocumentRecord, envelope, SubmissionForm } from '../../contract/document.ts';
import { EnvelopeError, errorResponses, success } from '../../contract/error.ts';
import { IdParams } from '../../contract/shapes.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { createUploadAddress, requireUploadAddress } from '../../platform/uploads/upload-addresses.ts';
import { documentRecord } from '../../services/documents/document-record.ts';
import { getFinal } from '../../services/documents/get-final.ts';
import { proofreadingOptions } from '../../services/documents/proofreading-options.ts';
import type { SubmitDocument } from '../../services/documents/submit-document.ts';
import { findRecord } from '../../services/records/find-record.ts';
import { newRecordId, uploadKey } from '../../services/records/record-files.ts';
import { deleteRefusedUpload } from '../../services/records/refused-upload.ts';
import { receiveForm } from '../multipart/receive-form.ts';

export interface DocumentRouteParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly submit: SubmitDocument;
  /** Public addresses, without a trailing slash. */
  readonly uploadUrl: () => string;
  readonly downloadUrl: () => string;
  readonly maxUploadBytes: number;
}

const SERVICE = 'proofread';
const rates = { production: 2, test: 1 };
const ALWAYS = [401, 403, 429, 500, 503];
const DocumentAnswer = envelope('DocumentResponse', DocumentRecord);
const AddressAnswer = envelope('AddressResponse', Type.String({ description: 'An address' }));

/** B1 to B4 of the contract: create an upload address, submit, get the status, get the processed file's address. */
export function documentRoutes(app: FastifyInstance, parts: DocumentRouteParts): void {
  const { db, blobs, maxUploadBytes } = parts;
  const common = (operation: string) => ({
    service: 'proofread' as const,
    operation,
    scope: 'proofread' as const,
    rates,
    crossOrigin: true as const,
  });
  const describe = (operationId: string, summary: string, answer: TSchema, more: object = {}, refused = ALWAYS) => ({
    operationId,
    summary,
    tags: ['Document proofreading'],
    security: [{ apiKey: [] }],
    response: { 200: success(answer), ...errorResponses(EnvelopeError, ...refused) },
    ...more,
  });

  app.post('/autoedit/v3/document/create', {
    config: common('proofread.create'),
    schema: describe(
      'createDocumentUpload',
      'Create an upload address, valid for 30 seconds and one file',
      AddressAnswer,
    ),
    handler: async (request) => {
      const { id } = await createUploadAddress(db, SERVICE, callerOf(request));
      return wrap('Upload address created', `${parts.uploadUrl()}/autoedit/v2/submission/${id}`);
    },
  });

  app.post<{ Params: { id: string } }>('/autoedit/v2/submission/:id', {
    config: { ...common('proofread.submit'), host: 'upload' },
    bodyLimit: maxUploadBytes,
    schema: describe(
      'submitDocument',
      'Submit a docx, doc, odt, rtf, tex or zip file (multipart/form-data, part "file")',
      DocumentAnswer,
      { consumes: ['multipart/form-data'], params: IdParams, body: SubmissionForm },
      [...ALWAYS, 400, 404, 413],
    ),
    // The form is read as a stream. Its schema is only documentation.
    validatorCompiler: () => () => true,
    handler: async (request) => {
      const { accountId, keyId } = callerOf(request);
      const address = { service: SERVICE, id: request.params.id, accountId };
      await requireUploadAddress(db, address);
      const documentId = newRecordId();
      const key = uploadKey(documentId);
      try {
        const { fields, filename } = await receiveForm(request, maxUploadBytes, (content) =>
          blobs.put(key, content, { maxBytes: maxUploadBytes }),
        );
        const options = proofreadingOptions(fields);
        const { row, credits } = await parts.submit({
          address,
          accountId,
          keyId,
          filename,
          uploadKey: key,
          documentId,
          options,
        });
        request.words = credits;
        return wrap('File submitted', documentRecord(row));
      } catch (error) {
        await deleteRefusedUpload(blobs, key, error);
        throw error;
      }
    },
  });

  app.get<{ Params: { id: string } }>('/autoedit/v3/document/:id', {
    config: common('proofread.status'),
    schema: describe('getDocument', 'Status and reports of a document', DocumentAnswer, { params: IdParams }, [
      ...ALWAYS,
      404,
    ]),
    handler: async (request) =>
      wrap(
        'Document found',
        documentRecord(await findRecord(db, 'document', callerOf(request).accountId, request.params.id)),
      ),
  });

  app.get<{ Params: { id: string } }>('/autoedit/v3/document/:id/final', {
    config: common('proofread.final'),
    schema: describe('getProcessedFile', 'Address of the processed file', AddressAnswer, { params: IdParams }, [
      ...ALWAYS,
      404,
    ]),
    handler: async (request) => {
      const id = await getFinal(db, callerOf(request).accountId, request.params.id);
      return wrap('Processed file ready', `${parts.downloadUrl()}/download/${id}`);
    },
  });
}

function callerOf(request: FastifyRequest): Caller {
  // the guard let the request through, so there is a caller
  return request.caller!;
}

function wrap<T>(message: string, data: T) {
  return { status: true, message, data, service_type: null };
}
