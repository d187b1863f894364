import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../platform/errors.ts';

/** Form fields are options: a longer one is no option. */
const FIELD_BYTES = 10_000;
/** How many parts are read past, with names that no service knows. */
const LIMITS = { files: 40, fields: 50, fieldSize: FIELD_BYTES, parts: 60, headerPairs: 100 };

export interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The name as sent, without folders; "document" when there was none. */
  readonly filename: string;
}

/** Lets routes take multipart bodies, streamed. */
export async function acceptMultipart(app: FastifyInstance, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    // The parser's own reading of JSON fields refuses what is no JSON; as streams they come to `fieldText`.
    isPartAFile: (_field, type, filename) =>
      filename !== undefined || /^application\/(?:octet-stream|json)/i.test(type ?? ''),
    limits: { ...LIMITS, fileSize: maxBytes },
  });
}

/**
 * Streams the part `file` to `store` and collects the fields, in whatever order they come.
 * @throws EmendError `document.not-multipart`, `document.no-boundary`, `document.missing-file`, `document.several-files`,
 *   `request.too-large` (from the limit or the store), `request.aborted` for a body that is no well-formed form
 */
export async function receiveForm(
  request: FastifyRequest,
  maxBytes: number,
  store: (content: AsyncIterable<Uint8Array>) => Promise<unknown>,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw problem('document.not-multipart');
  if (!/boundary=/i.test(request.headers['content-type']!)) throw problem('document.no-boundary');
  const fields: Record<string, string> = {};
  let filename: string | undefined;
  for await (const part of wellFormed(partsOf(request))) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== 'file') {
      if (part.filename === undefined) {
        const text = await fieldText(wellFormed(part.file), part.mimetype);
        if (text !== null) fields[part.fieldname] = text;
      } else part.file.resume();
      continue;
    }
    if (filename !== undefined) throw problem('document.several-files');
    filename = plainName(part.filename) || 'document';
    await store(wellFormed(part.file));
    if (part.file.truncated) throw problem('request.too-large', { limit: maxBytes });
  }
  if (filename === undefined) throw problem('document.missing-file');
  return { fields, filename };
}

/**
 * A field whose type is not text, as generated clients send them: of JSON the plain value that it says, null for none;
 * anything else as it is written.
 */
async function fieldText(content: AsyncIterable<Uint8Array>, type: string): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes <= FIELD_BYTES) chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (!type.startsWith('application/json')) return text;
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return null;
    return typeof value === 'object' ? text : String(value);
  } catch {
    return text;
  }
}

/** The name as the user knows it: without folders, and with the quotation marks that clients send as %22 (WHATWG, HTML 4.10.22.7). */
export function plainName(sent: string | undefined): string {
  return (sent ?? '')
    .replace(/^.*[\\/]/, '')
    .replaceAll('%22', '"')
    .slice(0, 255);
}

/** Makes the parser within the iteration, since it throws at once where the header names no boundary. */
async function* partsOf(request: FastifyRequest) {
  yield* request.parts();
}

/**
 * The parser's own complaints (no boundary, a form that ends early) are plain errors; limits have a code. What the store
 * throws does not pass through here and stays our fault.
 */
async function* wellFormed<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    while (true) {
      const { value, done } = await iterator.next().catch((error: unknown) => {
        if (typeof (error as { code?: unknown }).code === 'string') throw error;
        throw problem('request.aborted', {}, error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
