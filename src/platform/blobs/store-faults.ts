import { EmendError } from '../errors.ts';
import type { BlobStore } from './blob-store.ts';

/** True when the store is at fault, not the request: it does not answer, or cannot store anything at the moment. */
export function isStoreFault(error: unknown): boolean {
  return error instanceof EmendError && (error.code === 'storage.away' || error.code === 'storage.unwritable');
}

/** Wraps a store and reports each of its faults to `onAway`. */
export function tellingFaults(blobs: BlobStore, onAway: (error: unknown) => void): BlobStore {
  const tell = (error: unknown): never => {
    if (isStoreFault(error)) onAway(error);
    throw error;
  };
  return {
    ping: () => blobs.ping(),
    put: (key, content, options) => blobs.put(key, content, options).catch(tell),
    read: (key, range) => blobs.read(key, range).catch(tell),
    readAll: (key) => blobs.readAll(key).catch(tell),
    address: (key, as) => blobs.address(key, as),
    size: (key) => blobs.size(key).catch(tell),
    delete: (key) => blobs.delete(key).catch(tell),
    olderThan: (folder, time) => blobs.olderThan(folder, time),
    total: () => blobs.total().catch(tell),
  };
}
