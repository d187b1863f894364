import type { Readable } from 'node:stream';
import type { ServedAs } from './s3-address.ts';

/** Name of a blob: `uploads/<uuid>`, `results/<uuid>` and the like; letters, digits, `-`, `_`, `.` between slashes. */
export type BlobKey = string;

export interface StoredBlob {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Files that users bring and get: in the data folder (`file-blobs.ts`), or in an S3-compatible store (`s3-blobs.ts`). */
export interface BlobStore {
  /** Throws when nothing could be stored at this moment: the folder cannot be written, the bucket does not answer. */
  ping(): Promise<void>;
  /**
   * Stores a stream whole or not at all: when it fails, is aborted or passes `maxBytes`, nothing is left behind.
   * @throws EmendError `request.too-large` past `maxBytes`; whatever the stream fails with
   */
  put(key: BlobKey, content: AsyncIterable<Uint8Array>, options?: { readonly maxBytes?: number }): Promise<StoredBlob>;
  /**
   * A part of a blob from `start` to `end` (exclusive), the whole without them.
   * @throws EmendError `record.not-found` when there is none
   */
  read(key: BlobKey, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** The whole content; for what is known to fit into memory. */
  readAll(key: BlobKey): Promise<Uint8Array>;
  /**
   * An address at which anybody may fetch it from the store for some minutes, whether it is there or not; null where files are had through
   * this process alone.
   */
  address(key: BlobKey, as: ServedAs): Promise<string | null>;
  /** Bytes, or null when there is no such blob. */
  size(key: BlobKey): Promise<number | null>;
  /** Deletes it; also fine when it is gone already. */
  delete(key: BlobKey): Promise<void>;
  /** Keys of the blobs directly below a folder (`uploads`) that were stored before a time. */
  olderThan(folder: BlobKey, time: Date): AsyncIterable<BlobKey>;
  /** Number and bytes of all blobs; looks at each, so not for the path of requests. */
  total(): Promise<{ readonly files: number; readonly bytes: number }>;
}
