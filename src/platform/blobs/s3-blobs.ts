import { Readable } from 'node:stream';
import { EmendError, problem } from '../errors.ts';
import { checkKey } from './blob-key.ts';
import type { BlobKey, BlobStore } from './blob-store.ts';
import { signedAddress } from './s3-address.ts';
import { type Listed, listedEntries, nextPage, unexpected } from './s3-answer.ts';
import { createS3Client, type S3Client, type S3Place } from './s3-client.ts';
import { contentOf, rangeOf } from './s3-content.ts';
import { uploadObject } from './s3-upload.ts';
import { createStoreClock, type StoreClock } from './store-clock.ts';

/** An upload takes minutes at most. One that began more than a day ago has no owner. */
const BEGUN_MS = 24 * 3_600_000;

/**
 * Stores blobs as objects in a bucket of any S3-compatible service, so that processes on several machines share them.
 * At the start it checks the bucket and aborts uploads that a killed process began more than a day ago.
 * @param publicEndpoint where clients can fetch objects directly; null if nowhere
 * @throws EmendError `storage.no-bucket`, `storage.unreachable`, `storage.refused`
 */
export async function createS3Blobs(place: S3Place, publicEndpoint: string | null = null): Promise<BlobStore> {
  const clock = createStoreClock();
  const send = createS3Client(place, fetch, clock);
  const ping = async (): Promise<void> => {
    const bucket = await send({ method: 'HEAD' });
    if (bucket.status === 404) throw problem('storage.no-bucket', { bucket: place.bucket });
    if (!bucket.ok) throw await unexpected(bucket);
  };
  await ping().catch((error: unknown) => {
    const isAway = error instanceof EmendError && error.code === 'storage.away';
    throw isAway ? problem('storage.unreachable', { endpoint: new URL(place.endpoint).origin }, error) : error;
  });
  await giveUpOldUploads(send, place.prefix, clock);

  const get = async (key: BlobKey, headers: Record<string, string> = {}): Promise<Response> => {
    const answer = await send({ method: 'GET', key: checkKey(key), headers, stream: true });
    if (answer.ok || answer.status === 416) return answer;
    if (answer.status !== 404 && answer.status !== 412) throw await unexpected(answer);
    await answer.body?.cancel();
    // 412: the object was replaced during the read, and a retry gets the new one.
    throw problem(answer.status === 412 ? 'storage.away' : 'record.not-found');
  };

  const sizeOf = async (key: BlobKey): Promise<number | null> => {
    const answer = await send({ method: 'HEAD', key: checkKey(key) });
    if (answer.status === 404) return null;
    const length = answer.headers.get('content-length');
    if (!answer.ok || length === null) throw await unexpected(answer);
    return Number(length);
  };

  return {
    ping,
    async put(key, content, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
      return uploadObject(send, checkKey(key), content, maxBytes);
    },
    async read(key, range) {
      // HTTP cannot express an empty range
      if (range && range.end <= range.start) {
        if ((await sizeOf(key)) === null) throw problem('record.not-found');
        return Readable.from([]);
      }
      const { start = 0, end = Number.POSITIVE_INFINITY } = range ?? {};
      return Readable.from(contentOf((headers) => get(key, headers), await get(key, rangeOf(start, end)), start, end));
    },
    async readAll(key) {
      const parts: Uint8Array[] = [];
      for await (const part of contentOf((headers) => get(key, headers), await get(key), 0)) parts.push(part);
      return Buffer.concat(parts);
    },
    address: async (key, as) =>
      publicEndpoint ? signedAddress(place, publicEndpoint, checkKey(key), as, clock.now()) : null,
    size: sizeOf,
    async delete(key) {
      const answer = await send({ method: 'DELETE', key: checkKey(key) });
      if (!answer.ok && answer.status !== 404) throw await unexpected(answer);
      await answer.body?.cancel();
    },
    async *olderThan(folder, time) {
      const below = `${place.prefix}${checkKey(folder)}/`;
      for await (const { key, time: stored } of listObjects(send, below, '/'))
        if (stored < time) yield key.slice(place.prefix.length);
    },
    async total() {
      let files = 0;
      let bytes = 0;
      for await (const object of listObjects(send, place.prefix)) {
        files++;
        bytes += object.bytes;
      }
      return { files, bytes };
    },
  };
}

/** Objects whose keys have this prefix, a thousand per request; with a delimiter, only those that do not contain it after the prefix. */
async function* listObjects(send: S3Client, prefix: string, delimiter?: string): AsyncIterable<Listed> {
  let token: string | undefined;
  do {
    const answer = await send({
      method: 'GET',
      query: {
        'list-type': '2',
        prefix,
        ...(delimiter ? { delimiter } : {}),
        ...(token === undefined ? {} : { 'continuation-token': token }),
      },
    });
    if (!answer.ok) throw await unexpected(answer);
    const page = await answer.text();
    yield* listedEntries(page, 'Contents');
    token = nextPage(page);
  } while (token !== undefined);
}

async function giveUpOldUploads(send: S3Client, prefix: string, clock: StoreClock): Promise<void> {
  const answer = await send({ method: 'GET', query: { uploads: '', prefix } });
  if (!answer.ok) throw await unexpected(answer);
  for (const { key, time, uploadId } of listedEntries(await answer.text(), 'Upload'))
    if (uploadId !== undefined && clock.now() - time.getTime() > BEGUN_MS) {
      const ended = await send({ method: 'DELETE', key: key.slice(prefix.length), query: { uploadId } });
      await ended.body?.cancel();
    }
}
