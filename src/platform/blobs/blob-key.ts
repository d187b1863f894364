import type { BlobKey } from './blob-store.ts';

/** Segments of a key. They contain nothing that could leave the folder or have a meaning in a file system or an address. */
const KEY = /^[a-z0-9][a-z0-9_.-]{0,127}(\/[a-z0-9][a-z0-9_.-]{0,127}){0,4}$/i;

/** @throws TypeError for an invalid key, before it becomes a path or an address */
export function checkKey(key: BlobKey): BlobKey {
  if (!KEY.test(key)) throw new TypeError('not a key of a blob');
  return key;
}
