import type { FastifyRequest } from 'fastify';
import { EmendError, problem } from '../platform/errors.ts';
import type { UploadedFile } from '../services/pdf/upload-folder.ts';
import { plainName } from './multipart.ts';

/** Boundaries, headers and options around the file. */
const FORM_BYTES = 65_536;
/** FastAPI takes other parts as well; these bound how many are read past. */
const LIMITS = { files: 20, fields: 100, parts: 120 };

/**
 * Streams the part `file` of a form to disk; other parts are passed over.
 * @returns the name as sent, without folders; "document.pdf" when there was none
 * @throws EmendError `pdf.missing-file`, `pdf.unreadable-form`, `request.too-large`; faults of the disk
 */
export async function receivePdf(request: FastifyRequest, file: UploadedFile, maxBytes: number): Promise<string> {
  if (!request.isMultipart()) throw problem('pdf.missing-file');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES)
    throw problem('request.too-large', { limit: maxBytes });
  let filename: string | undefined;
  let fault: unknown;
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file' || filename !== undefined) {
        part.file.resume();
        continue;
      }
      filename = plainName(part.filename) || 'document.pdf';
      await file.write(part.file, maxBytes).catch((error: unknown) => {
        fault = error;
        throw error;
      });
    }
  } catch (error) {
    // What is not read now would keep a client that still sends from reading the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw refusal(error, fault, maxBytes);
  }
  if (filename === undefined) throw problem('pdf.missing-file');
  return filename;
}

function refusal(error: unknown, fault: unknown, maxBytes: number): unknown {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (error instanceof EmendError) return error;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return problem('request.too-large', { limit: maxBytes });
  // A system call failed: the disk is full, or the folder is gone. Everything else is the form's own fault.
  return fault !== undefined && syscall !== undefined ? fault : problem('pdf.unreadable-form');
}
