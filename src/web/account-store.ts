/** Things that this browser keeps for one account; another account neither reads nor overwrites them. */
export interface AccountStore {
  /** The name in `localStorage` of something, by which `storage` events tell what changed. */
  key(name: string): string;
  read(name: string): string | null;
  /** @returns false when the browser has no room, or keeps nothing at all */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** The names that begin so. */
  names(prefix: string): string[];
}

/** The parts of `localStorage` that are needed. */
export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How often an account's things were deleted in this page: a page that is still open must not write them anew. */
const deletions = new Map<string, number>();

/** The part of the browser's store that belongs to an account; of no use any more once `forgetAccount` was called for it. */
export function storeOf(account: string, store: BrowserStore = localStorage): AccountStore {
  const born = deletions.get(account) ?? 0;
  const key = (name: string) => prefixOf(account) + name;
  return {
    key,
    read(name) {
      try {
        return store.getItem(key(name));
      } catch {
        return null;
      }
    },
    write(name, value) {
      if ((deletions.get(account) ?? 0) !== born) return true;
      try {
        store.setItem(key(name), value);
        return true;
      } catch {
        return false;
      }
    },
    remove: (name) => store.removeItem(key(name)),
    names: (prefix) =>
      keysOf(account, store)
        .map((name) => name.slice(key('').length))
        .filter((name) => name.startsWith(prefix)),
  };
}

/** The part of an account's store whose names begin so. */
export function partOf(store: AccountStore, prefix: string): AccountStore {
  return {
    key: (name) => store.key(prefix + name),
    read: (name) => store.read(prefix + name),
    write: (name, value) => store.write(prefix + name, value),
    remove: (name) => store.remove(prefix + name),
    names: (begin) => store.names(prefix + begin).map((name) => name.slice(prefix.length)),
  };
}

/** Pages with something that is not written yet. */
const writers = new Set<() => void>();

/**
 * Names a function that writes what waits to be written; it is called before it is asked what is kept.
 * @returns takes it back
 */
export function writesLater(write: () => void): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/** Whether anything is kept for an account, or was about to be. */
export function keepsFor(account: string, store: BrowserStore = localStorage): boolean {
  for (const write of writers) write();
  return keysOf(account, store).length > 0;
}

/** Deletes all that is kept for an account. */
export function forgetAccount(account: string, store: BrowserStore = localStorage): void {
  deletions.set(account, (deletions.get(account) ?? 0) + 1);
  for (const key of keysOf(account, store)) store.removeItem(key);
}

function keysOf(account: string, store: BrowserStore): string[] {
  const names = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '');
  return names.filter((name) => name.startsWith(prefixOf(account)));
}

function prefixOf(account: string): string {
  return `emend.${account}.`;
}
