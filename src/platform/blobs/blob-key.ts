import type { BlobKey } from './blob-store.ts';

/** Segments of a key: nothing that could leave the folder or mean something to a file system or in an address. */
const KEY = /^[a-z0-9][a-z0-9_.-]{0,127}(\/[a-z0-9][a-z0-9_.-]{0,127}){0,4}$/i;

/** @throws TypeError for what is not a key, before it becomes a path or an address */
export function checkKey(key: BlobKey): BlobKey {
  if (!KEY.test(key)) throw new TypeError('not a key of a blob');
  return key;
}
