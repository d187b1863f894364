/** No project has more characters; after that, earlier results are dropped. */
const MOST_CHARACTERS = 80_000_000;
const MOST_TEXTS = 500;

const caches = new Set<Map<string, unknown>>();

/**
 * Caches a fact about a whole text that is found in one pass and used at many places of it. It depends only on the
 * text: a source is read in the same way however often and in whatever order the fact is used.
 */
export function perText<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  caches.add(known);
  let characters = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size === 0) characters = 0;
    characters += text.length;
    if (characters > MOST_CHARACTERS || known.size >= MOST_TEXTS) {
      known.clear();
      characters = text.length;
    }
    const value = find(text);
    known.set(text, value);
    return value;
  };
}

/**
 * Drops everything about the texts read so far. Every reading begins with this call: otherwise a text would be compared in full
 * with equal ones at each look-up.
 */
export function forgetTexts(): void {
  for (const known of caches) known.clear();
}
