/** The data that this browser stores for one account; no other account reads or overwrites them. */
export interface AccountStore {
  /** The key in `localStorage` under which a name is stored; `storage` events report this key. */
  key(name: string): string;
  read(name: string): string | null;
  /** @returns false when the browser has no room or stores nothing at all */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Names that begin with `prefix`. */
  names(prefix: string): string[];
}

/** The parts of `localStorage` that are needed. */
export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How often an account's things were deleted in this page: a page that is still open must not write them again. */
const deletions = new Map<string, number>();

/** The part of the browser's store that belongs to an account. It writes nothing more once `forgetAccount` is called for the account. */
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

/** The part of an account's store whose names begin with `prefix`. */
export function partOf(store: AccountStore, prefix: string): AccountStore {
  return {
    key: (name) => store.key(prefix + name),
    read: (name) => store.read(prefix + name),
    write: (name, value) => store.write(prefix + name, value),
    remove: (name) => store.remove(prefix + name),
    names: (begin) => store.names(prefix + begin).map((name) => name.slice(prefix.length)),
  };
}

/** Functions that write what a page has not written yet. */
const writers = new Set<() => void>();

/**
 * Registers a function that writes pending changes; `keepsFor` calls it before it looks at the store.
 * @returns a function that removes it
 */
export function writesLater(write: () => void): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/** True when the store holds anything for an account, pending changes included. */
export function keepsFor(account: string, store: BrowserStore = localStorage): boolean {
  for (const write of writers) write();
  return keysOf(account, store).length > 0;
}

/** Deletes everything that is stored for an account. */
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
