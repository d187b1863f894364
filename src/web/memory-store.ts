import type { BrowserStore } from './account-store.ts';

/** A stand-in for the browser's store in tests; it has room for values of up to `most` characters. */
export function memoryStore(most = Number.POSITIVE_INFINITY): BrowserStore {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > most) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}
