import type { Readable } from 'node:stream';
import type { ServedAs } from './s3-address.ts';

/** Name of a blob: `uploads/<uuid>`, `results/<uuid>` and the like; letters, digits, `-`, `_`, `.` between slashes. */
export type BlobKey = string;

export interface StoredBlob {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Stores files that users upload and download: in the data folder (`file-blobs.ts`) or in an S3-compatible store (`s3-blobs.ts`). */
export interface BlobStore {
  /** Throws if nothing can be stored now: the folder cannot be written, or the bucket does not answer. */
  ping(): Promise<void>;
  /**
   * Stores a stream completely or not at all: if it fails, is aborted or exceeds `maxBytes`, nothing is left behind.
   * @throws EmendError `request.too-large` above `maxBytes`; any error of the stream
   */
  put(key: BlobKey, content: AsyncIterable<Uint8Array>, options?: { readonly maxBytes?: number }): Promise<StoredBlob>;
  /**
   * Returns a part of a blob from `start` to `end` (exclusive), or the whole blob without them.
   * @throws EmendError `record.not-found` if there is none
   */
  read(key: BlobKey, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** The whole content, for blobs that are known to fit into memory. */
  readAll(key: BlobKey): Promise<Uint8Array>;
  /**
   * Returns an address at which anybody can fetch the blob from the store for some minutes, whether it exists or not;
   * null if only this process serves files.
   */
  address(key: BlobKey, as: ServedAs): Promise<string | null>;
  /** Size in bytes, or null if there is no such blob. */
  size(key: BlobKey): Promise<number | null>;
  /** Deletes it. Succeeds if it is already gone. */
  delete(key: BlobKey): Promise<void>;
  /** Keys of the blobs directly below a folder (`uploads`) that were stored before a time. */
  olderThan(folder: BlobKey, time: Date): AsyncIterable<BlobKey>;
  /** Number and total bytes of all blobs. It looks at each blob, so it must not run during requests. */
  total(): Promise<{ readonly files: number; readonly bytes: number }>;
}
