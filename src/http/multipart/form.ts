import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EmendError, problem } from '../../platform/errors.ts';
import { readParameters } from './part-header.ts';
import { type FormPart, readParts } from './read-parts.ts';

export interface FormLimits {
  /** Limit for the document. Everything else in the form has a megabyte. */
  readonly maxBytes: number;
  readonly maxParts: number;
}

export type FormRequest = Pick<FastifyRequest, 'headers' | 'raw'>;

/** Delimiters, headers and fields around the document, and skipped parts. */
const OTHER_BYTES = 1_048_576;

/** Lets routes take multipart bodies. Nothing reads them before the route does. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

export function isForm({ headers }: FormRequest): boolean {
  return readParameters(headers['content-type'] ?? '')[0] === 'multipart/form-data';
}

/**
 * Returns the parts of a request's form in order, or null if its type names no boundary. The rest of the body is always
 * read and discarded, because a client that is still sending would not read the answer.
 * @throws EmendError `request.too-many-parts`, `request.too-large`, `request.aborted`, `request.broken-form`
 */
export function openForm(request: FormRequest, limits: FormLimits): AsyncIterable<FormPart> | null {
  const boundary = readParameters(request.headers['content-type'] ?? '')[1].get('boundary');
  return boundary ? partsOf(request, boundary, limits) : null;
}

async function* partsOf(request: FormRequest, boundary: string, limits: FormLimits): AsyncGenerator<FormPart> {
  let count = 0;
  try {
    for await (const part of readParts(bodyOf(request, limits.maxBytes), boundary)) {
      if (++count > limits.maxParts) throw problem('request.too-many-parts');
      yield part;
    }
  } finally {
    request.raw.resume();
  }
}

async function* bodyOf({ raw, headers }: FormRequest, limit: number): AsyncGenerator<Uint8Array> {
  const longest = limit + OTHER_BYTES;
  if (Number(headers['content-length'] ?? 0) > longest) throw problem('request.too-large', { limit });
  // By default, the connection closes when reading stops, before the answer is sent.
  const chunks: AsyncIterable<Uint8Array> = raw.iterator({ destroyOnReturn: false });
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > longest) throw problem('request.too-large', { limit });
      yield chunk;
    }
  } catch (error) {
    // Any other failure of a body means that the sender went away.
    throw error instanceof EmendError ? error : problem('request.aborted', {}, error);
  }
}

/** True for the document. Clients that give it no name declare its bytes by their type; without a type it is a text field. */
export function isFile({ name, filename, type }: FormPart): boolean {
  return name === 'file' && (filename !== undefined || !/^text\/plain\b/.test(type));
}

/** No file system allows longer names. */
const LONGEST_NAME = 255;

/**
 * The name as the user knows it: without folders, and with the quotation marks that clients send as %22 (WHATWG, HTML 4.10.22.7).
 * Control characters and halves of surrogate pairs become underscores: no database holds NUL, and no file of ours may hold the
 * others. The beginning of a name that is too long stays, and its extension, which can tell the format.
 */
export function plainName(sent: string | undefined): string {
  const name = (sent ?? '')
    .replace(/\p{Cc}/gu, '_')
    .replace(/^.*[\\/]/, '')
    .replaceAll('%22', '"');
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length).slice(0, LONGEST_NAME - extension.length);
  return stem.replace(/\p{Cs}/gu, '_') + extension;
}
