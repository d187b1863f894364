import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { problem } from '../errors.ts';
import type { BlobKey, BlobStore } from './blob-store.ts';
import {
  type BlobSeal,
  CHUNK_BYTES,
  chunksOf,
  HEADER_BYTES,
  isSealed,
  newSeal,
  openChunk,
  plainBytes,
  SEALED_CHUNK_BYTES,
  sealChunk,
  sealOf,
} from './sealed-format.ts';

/**
 * A store that keeps its blobs encrypted in another store. Blobs stored before there was a key are read as they are.
 * @param masters the first one seals new blobs; the others open blobs that they sealed earlier
 * @throws, on reading a blob, EmendError `storage.other-key`, `storage.damaged`
 */
export function sealedBlobs(inner: BlobStore, masters: readonly [Uint8Array, ...Uint8Array[]]): BlobStore {
  /** Undefined for a blob that is not sealed. */
  async function sealOfStored(key: BlobKey): Promise<BlobSeal | undefined> {
    const start = await whole(await inner.read(key, { start: 0, end: HEADER_BYTES }));
    return isSealed(start) ? sealOf(masters, start, key) : undefined;
  }

  async function readFromStart(key: BlobKey, end: number): Promise<Readable> {
    return Readable.from(upTo(opened(await inner.read(key), masters, key), end));
  }

  return {
    ...inner,
    async put(key, content, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
      const hash = createHash('sha256');
      let bytes = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of content) {
          bytes += chunk.length;
          if (bytes > maxBytes) throw problem('request.too-large', { limit: maxBytes });
          hash.update(chunk);
          yield chunk;
        }
      }
      await inner.put(key, sealed(newSeal(masters[0], key), counted()));
      return { bytes, sha256: hash.digest('hex') };
    },
    async read(key, range) {
      const { start = 0, end = Number.POSITIVE_INFINITY } = range ?? {};
      if (start === 0 && end > 0) return readFromStart(key, end);
      const [bytes, seal] = [await inner.size(key), await sealOfStored(key)];
      if (!seal || bytes === null) return inner.read(key, range);
      const last = Math.min(end, plainBytes(bytes));
      if (start >= last) return Readable.from([]);
      const [first, count] = [Math.floor(start / CHUNK_BYTES), chunksOf(bytes)];
      const behind = Math.min(count, Math.ceil(last / CHUNK_BYTES));
      const at = (chunk: number) => Math.min(bytes, HEADER_BYTES + chunk * SEALED_CHUNK_BYTES);
      const chunks = await inner.read(key, { start: at(first), end: at(behind) });
      const plain = openedChunks(seal, chunks, first, count - 1);
      return Readable.from(upTo(behindBytes(plain, start - first * CHUNK_BYTES), last - start));
    },
    async readAll(key) {
      const bytes = Buffer.from(await inner.readAll(key));
      return isSealed(bytes) ? whole(opened([bytes], masters, key)) : bytes;
    },
    // The store has only encrypted bytes.
    address: async () => null,
    async size(key) {
      const bytes = await inner.size(key);
      if (bytes === null || bytes < HEADER_BYTES) return bytes;
      return (await sealOfStored(key)) ? plainBytes(bytes) : bytes;
    },
  };
}

async function* sealed(seal: BlobSeal, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield seal.header;
  let index = 0;
  let waiting: Uint8Array = Buffer.alloc(0);
  for await (const pieces of inPieces(content, CHUNK_BYTES)) {
    if (index > 0 || waiting.length > 0) yield sealChunk(seal, index++, false, waiting);
    waiting = pieces;
  }
  yield sealChunk(seal, index, true, waiting);
}

/** Returns the content of a stored blob, whether it is sealed or not. */
async function* opened(
  stored: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  masters: readonly Uint8Array[],
  key: BlobKey,
): AsyncGenerator<Uint8Array> {
  const rest = reader(stored);
  try {
    const start = await rest.take(HEADER_BYTES);
    if (isSealed(start)) return yield* openedChunks(sealOf(masters, start, key), rest.all(), 0);
    yield start;
    yield* rest.all();
  } finally {
    await rest.close();
  }
}

/**
 * @param last the number of the last chunk; without it, the last chunk is the one at the end of the stream
 */
async function* openedChunks(
  seal: BlobSeal,
  stored: AsyncIterable<Uint8Array>,
  first: number,
  last?: number,
): AsyncGenerator<Uint8Array> {
  let index = first;
  let waiting: Uint8Array | undefined;
  for await (const piece of inPieces(stored, SEALED_CHUNK_BYTES)) {
    if (waiting) yield openChunk(seal, index++, false, waiting);
    waiting = piece;
  }
  yield openChunk(seal, index, last === undefined || index === last, waiting ?? Buffer.alloc(0));
}

/** The same bytes in pieces of this size. The last piece may be shorter; an empty input gives none. */
async function* inPieces(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  const from = reader(content);
  try {
    for (;;) {
      const piece = await from.take(size);
      if (piece.length > 0) yield piece;
      if (piece.length < size) return;
    }
  } finally {
    await from.close();
  }
}

function reader(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const source = (async function* () {
    yield* content;
  })();
  let rest: Uint8Array = Buffer.alloc(0);
  return {
    /** This many bytes, or fewer at the end. */
    async take(count: number): Promise<Buffer> {
      const parts: Uint8Array[] = [];
      let bytes = 0;
      while (bytes < count) {
        if (rest.length === 0) {
          const { done, value } = await source.next();
          if (done) break;
          rest = value;
        }
        const part = rest.subarray(0, count - bytes);
        parts.push(part);
        bytes += part.length;
        rest = rest.subarray(part.length);
      }
      return Buffer.concat(parts);
    },
    async *all(): AsyncGenerator<Uint8Array> {
      if (rest.length > 0) yield rest;
      yield* source;
    },
    /** Closes its source. Otherwise a reader that stops early would leave a file or a connection open. */
    async close(): Promise<void> {
      await source.return(undefined);
    },
  };
}

async function* upTo(content: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of content) {
    if (left > 0 && chunk.length > 0) yield chunk.subarray(0, Math.min(left, chunk.length));
    left -= chunk.length;
    if (left < 0) return;
  }
}

async function* behindBytes(content: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of content) {
    if (chunk.length > left) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
