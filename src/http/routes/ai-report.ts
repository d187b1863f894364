import { randomUUID } from 'node:crypto';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import {
  AiReportError,
  CreatedSubmission,
  FileForm,
  ReportInformation,
  ReportStatus,
  SubmittedFile,
} from '../../contract/ai-report.ts';
import { errorResponses, success } from '../../contract/error.ts';
import { IdParams } from '../../contract/shapes.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { createUploadAddress, requireUploadAddress } from '../../platform/uploads/upload-addresses.ts';
import { getInformation } from '../../services/ai-report/get-information.ts';
import { reportStatus } from '../../services/ai-report/report-status.ts';
import type { SubmitFile } from '../../services/ai-report/submit-file.ts';
import { findRecord } from '../../services/records/find-record.ts';
import { uploadKey } from '../../services/records/record-files.ts';
import { deleteRefusedUpload } from '../../services/records/refused-upload.ts';
import { receiveForm } from '../multipart/receive-form.ts';

export interface AiReportRouteParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly submit: SubmitFile;
  /** Public addresses, without a trailing slash. */
  readonly uploadUrl: () => string;
  readonly downloadUrl: () => string;
  readonly maxUploadBytes: number;
}

const SERVICE = 'ai-detection';
const rates = { production: 2, test: 1 };
const ALWAYS = [401, 403, 429, 500, 503];
interface WithId {
  Params: { id: string };
}

/** The AI-content report: create an upload address, submit, get the status, get the scores and the report's address. */
export function aiReportRoutes(app: FastifyInstance, parts: AiReportRouteParts): void {
  // Clients use both spellings, which share their counters.
  for (const segment of ['ai-cd', 'aicd']) spelledRoutes(app, parts, segment);
}

function spelledRoutes(app: FastifyInstance, parts: AiReportRouteParts, segment: string): void {
  const { db, blobs, maxUploadBytes } = parts;
  const config = (operation: string) =>
    ({ service: SERVICE, operation, scope: SERVICE, rates, crossOrigin: true }) as const;
  const describe = (operationId: string, summary: string, body: TSchema, more: object = {}, refused = ALWAYS) => ({
    // The contract's spelling gets the plain name: aicd on the upload host, ai-cd elsewhere.
    operationId: (segment === 'aicd') === (operationId === 'submitReportFile') ? operationId : `${operationId}Alias`,
    summary,
    tags: ['AI-content report'],
    security: [{ apiKey: [] }],
    response: { 200: success(body), ...errorResponses(AiReportError, ...refused) },
    ...more,
  });

  app.post(`/api/v1/${segment}/report/create/token`, {
    config: config('ai-report.create'),
    schema: describe(
      'createReportUpload',
      'Create an upload address, valid for 30 seconds and one file',
      CreatedSubmission,
    ),
    handler: async (request) => {
      const { id, createdAt } = await createUploadAddress(db, SERVICE, request.caller!);
      const data = {
        message: 'Upload address created',
        submission_id: id,
        upload_url: `${parts.uploadUrl()}/api/v4/aicd/report/submission/${id}`,
        created_at: createdAt.toISOString(),
      };
      return { status: true, data };
    },
  });

  app.post<WithId>(`/api/v4/${segment}/report/submission/:id`, {
    config: { ...config('ai-report.submit'), host: 'upload' },
    bodyLimit: maxUploadBytes,
    schema: describe(
      'submitReportFile',
      'Submit a docx, doc, odt, rtf or pdf file (multipart/form-data, part "file")',
      SubmittedFile,
      { consumes: ['multipart/form-data'], params: IdParams, body: FileForm },
      [...ALWAYS, 400, 404, 413],
    ),
    // The form is read as a stream. Its schema is only documentation.
    validatorCompiler: () => () => true,
    handler: async (request) => {
      const { accountId, keyId } = request.caller!;
      const address = { service: SERVICE, id: request.params.id, accountId };
      await requireUploadAddress(db, address);
      const fileId = randomUUID();
      const key = uploadKey(fileId);
      try {
        const { filename } = await receiveForm(request, maxUploadBytes, (content) =>
          blobs.put(key, content, { maxBytes: maxUploadBytes }),
        );
        const { row, credits } = await parts.submit({ address, fileId, accountId, keyId, filename });
        request.words = credits;
        const data = {
          file_id: row.id,
          file_name: row.filename,
          file_status: row.status,
          word_count: row.words,
          created_at: row.created_on.toISOString(),
          status: true,
        };
        return { status: true, data };
      } catch (error) {
        await deleteRefusedUpload(blobs, key, error);
        throw error;
      }
    },
  });

  app.get<WithId>(`/api/v1/${segment}/report/status/:id`, {
    config: config('ai-report.status'),
    schema: describe('getReportStatus', 'Status of a file', ReportStatus, { params: IdParams }, [...ALWAYS, 404]),
    handler: async (request) =>
      reportStatus(await findRecord(db, 'ai_report', request.caller!.accountId, request.params.id)),
  });

  app.get<WithId>(`/api/v1/${segment}/report/information/:id`, {
    config: config('ai-report.information'),
    schema: describe(
      'getReportInformation',
      'Scores of a file and the address of its report',
      ReportInformation,
      { params: IdParams },
      [...ALWAYS, 404],
    ),
    handler: async (request) => {
      const { accountId } = request.caller!;
      const data = await getInformation(db, accountId, request.params.id, parts.downloadUrl());
      return { status: true, data };
    },
  });
}
