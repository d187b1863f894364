import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorResponses, success } from '../../contract/error.ts';
import {
  ConvertQuery,
  ConvertResponse,
  ExtractTextQuery,
  ExtractTextResponse,
  HTTPValidationError,
  PdfForm,
} from '../../contract/pdf.ts';
import { STRUCTURES } from '../../contract/terms.ts';
import { problem } from '../../platform/errors.ts';
import { convertPdf, extractText, type NamedPdf } from '../../services/pdf/pdf-answers.ts';
import type { PdfReader } from '../../services/pdf/pdf-reader.ts';
import type { UploadFolder } from '../../services/pdf/upload-folder.ts';
import { receivePdf } from '../multipart/receive-pdf.ts';

export interface PdfRouteParts {
  readonly reader: PdfReader;
  readonly uploads: UploadFolder;
  readonly maxUploadBytes: number;
  /** PARSER_REQUIRE_KEY. If it is off, the service is open, as in the contract. */
  readonly requireKey: boolean;
}

const OCR = ['off', 'auto'] as const;

/** The PDF service of the contract. Its bodies have FastAPI's format, so the app's own validation does not apply. */
export async function pdfRoutes(app: FastifyInstance, parts: PdfRouteParts): Promise<void> {
  await app.register(async (scope) => {
    // A body of another type counts as a form without the part, which gives FastAPI's 422. It is not read.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setValidatorCompiler(() => () => true);

    scope.post('/convert', {
      ...common(parts, 'pdf.convert'),
      schema: describe(parts, 'convertPdf', 'Convert a PDF to reflowable paragraphs', ConvertQuery, ConvertResponse),
      handler: (request, reply) => {
        const structure = option(request, 'structure', STRUCTURES);
        const ocr = option(request, 'ocr', OCR) === 'auto';
        return answer(parts, request, reply, async (pdf, signal) => {
          const converted = await convertPdf(parts.reader, pdf, structure, { ocr, signal });
          request.words = converted.word_count;
          return converted;
        });
      },
    });

    scope.post('/extract-text', {
      ...common(parts, 'pdf.extract-text'),
      schema: describe(
        parts,
        'extractPdfText',
        'Extract the plain text of each page',
        ExtractTextQuery,
        ExtractTextResponse,
      ),
      handler: (request, reply) => {
        const ocr = option(request, 'ocr', OCR) === 'auto';
        return answer(parts, request, reply, async (pdf, signal) => {
          const { words, ...extracted } = await extractText(parts.reader, pdf, { ocr, signal });
          request.words = words;
          return extracted;
        });
      },
    });
  });
}

/** Receives the file, keeps it while it is read, and stops when the client goes away. */
function answer<T>(
  { uploads, maxUploadBytes }: PdfRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  read: (pdf: NamedPdf, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const abort = () => gone.abort(problem('request.aborted'));
  reply.raw.once('close', abort);
  return uploads
    .withFile(async (file) => {
      const filename = await receivePdf(request, file, maxUploadBytes);
      return read({ filename, path: file.path }, gone.signal);
    })
    .finally(() => reply.raw.off('close', abort));
}

/** A query parameter from a list whose first value is the default. If it occurs several times, the last one counts, as in FastAPI. */
function option<T extends string>(request: FastifyRequest, field: string, values: readonly [T, ...T[]]): T {
  const given = [(request.query as Record<string, unknown>)[field]].flat().at(-1);
  if (given === undefined) return values[0];
  const found = values.find((value) => value === given);
  if (found === undefined) throw problem('pdf.invalid-option', { field, allowed: quoted(values) });
  return found;
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' or ');
}

function common({ requireKey, maxUploadBytes }: PdfRouteParts, operation: string) {
  return {
    config: {
      service: 'pdf' as const,
      operation,
      host: 'parser' as const,
      crossOrigin: true as const,
      ...(requireKey ? { scope: 'pdf' as const } : {}),
    },
    bodyLimit: maxUploadBytes,
  };
}

function describe(
  { requireKey }: PdfRouteParts,
  operationId: string,
  summary: string,
  querystring: TSchema,
  response: TSchema,
) {
  const refusals = requireKey ? [401, 403, 413, 422, 500, 503] : [413, 422, 500, 503];
  return {
    operationId,
    summary,
    tags: ['PDF'],
    consumes: ['multipart/form-data'],
    ...(requireKey ? { security: [{ apiKey: [] }] } : {}),
    querystring,
    body: PdfForm,
    response: { 200: success(response), ...errorResponses(HTTPValidationError, ...refusals) },
  };
}
