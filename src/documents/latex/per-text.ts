/** More characters than any project has; what is known of more texts is forgotten. */
const MOST_CHARACTERS = 80_000_000;
const MOST_TEXTS = 500;

const caches = new Set<Map<string, unknown>>();

/**
 * What is found out about a whole text in one pass and asked for at many places of it. It depends on nothing but the
 * text: however often and in whatever order it is asked, a source is read in the same way.
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
 * Keeps nothing of the texts that were read. Whoever begins to read calls this: to find a text among equal ones, all of it
 * would be compared each time.
 */
export function forgetTexts(): void {
  for (const known of caches) known.clear();
}
