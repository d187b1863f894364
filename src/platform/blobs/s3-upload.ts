import { createHash } from 'node:crypto';
import { problem } from '../errors.ts';
import type { StoredBlob } from './blob-store.ts';
import { unexpected } from './s3-answer.ts';
import type { S3Client } from './s3-client.ts';

/**
 * The size of each part except the last. S3 requires at least 5 MB and at most 10,000 parts. A stream that is no longer
 * than a part goes in one request. Memory holds this much of a stream, and the chunk that is being read.
 */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Stores a stream as one object that appears completely or not at all: in one request up to 16 MB, otherwise in parts.
 * @throws EmendError `request.too-large` above `maxBytes`; the error of the stream; the errors of the client
 */
export async function uploadObject(
  send: S3Client,
  key: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let bytes = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let parts: PartUpload | undefined;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw problem('request.too-large', { limit: maxBytes });
      hash.update(chunk);
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes <= PART_BYTES) continue;
      parts ??= await beginParts(send, key);
      const whole = Buffer.concat(waiting);
      let at = 0;
      for (; whole.length - at > PART_BYTES; at += PART_BYTES) await parts.add(whole.subarray(at, at + PART_BYTES));
      waiting = [whole.subarray(at)];
      waitingBytes = whole.length - at;
    }
    const rest = Buffer.concat(waiting);
    if (parts) {
      await parts.add(rest);
      await parts.complete(bytes);
    } else {
      const answer = await send({ method: 'PUT', key, body: rest, headers: { 'content-length': `${rest.length}` } });
      if (!answer.ok) throw await unexpected(answer);
      await answer.body?.cancel();
    }
  } catch (error) {
    await parts?.abort();
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

interface PartUpload {
  add(part: Uint8Array): Promise<void>;
  complete(bytes: number): Promise<void>;
  abort(): Promise<void>;
}

async function beginParts(send: S3Client, key: string): Promise<PartUpload> {
  const answer = await send({ method: 'POST', key, query: { uploads: '' } });
  const id = answer.ok ? /<UploadId>([^<]+)<\/UploadId>/.exec(await answer.text())?.[1] : undefined;
  if (id === undefined) throw await unexpected(answer);
  const tags: string[] = [];
  return {
    async add(body) {
      const query = { partNumber: `${tags.length + 1}`, uploadId: id };
      const part = await send({ method: 'PUT', key, query, body, headers: { 'content-length': `${body.length}` } });
      const tag = part.headers.get('etag');
      if (!part.ok || tag === null) throw await unexpected(part);
      await part.body?.cancel();
      tags.push(tag.replaceAll('"', ''));
    },
    async complete(bytes) {
      const rows = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>"${tag}"</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${rows.join('')}</CompleteMultipartUpload>`);
      const whole = await send({ method: 'POST', key, query: { uploadId: id }, body });
      const text = await whole.text();
      // a long completion begins with 200 and can still report a failure in its body
      if (whole.ok && !text.includes('<Error>')) return;
      // if the first answer was lost, the second attempt finds no upload, so check whether the object exists
      const stored = await send({ method: 'HEAD', key });
      if (stored.headers.get('content-length') === `${bytes}`) return;
      throw await unexpected(whole, text);
    },
    async abort() {
      // an upload that cannot be aborted now is aborted at a start a day later
      await send({ method: 'DELETE', key, query: { uploadId: id } }).catch(() => undefined);
    },
  };
}
