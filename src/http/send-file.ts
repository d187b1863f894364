import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import { problem } from '../platform/errors.ts';
import { byteRange } from './byte-range.ts';

export interface StoredFile {
  readonly blobKey: string;
  /** The file name for the reader's browser. */
  readonly filename: string;
  readonly contentType: string;
}

/**
 * Answers with a stored file as an attachment. Ranges are served, so that a download can be resumed.
 * @throws EmendError `record.not-found` if the file is gone
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  { blobKey, filename, contentType }: StoredFile,
): Promise<FastifyReply> {
  const size = await blobs.size(blobKey);
  if (size === null) throw problem('record.not-found');
  reply.header('content-type', contentType);
  reply.header('content-disposition', disposition(filename));
  reply.header('accept-ranges', 'bytes');
  // The blob of a download never changes, so its name serves as the digest of its content.
  const etag = `"${createHash('sha256').update(blobKey).digest('base64url')}-${size}"`;
  reply.header('etag', etag);
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? byteRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  reply.header('content-length', end - start);
  return reply.send(await blobs.read(blobKey, { start, end }));
}

/**
 * The address at which clients may fetch the file from the store; null if this process serves it.
 * @throws EmendError `record.not-found` if the file is gone
 */
export async function storeAddress(
  blobs: BlobStore,
  { blobKey, filename, contentType }: StoredFile,
): Promise<string | null> {
  const address = await blobs.address(blobKey, { contentType, disposition: disposition(filename) });
  if (address !== null && (await blobs.size(blobKey)) === null) throw problem('record.not-found');
  return address;
}

/** RFC 6266: a plain name for old clients, followed by the exact one in UTF-8. */
export function disposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const exact = encodeURIComponent(filename.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
