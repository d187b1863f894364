/** The findings of checked texts; the least recently used ones are dropped first. Undo and moved paragraphs cost no request. */
export interface CheckCache<Found> {
  get(text: string): Found | undefined;
  set(text: string, found: Found): void;
  clear(): void;
}

/** Most UTF-16 units of text kept: about fifteen states of a text of 20,000 words. */
const MOST_UNITS = 2_000_000;

export function createCheckCache<Found>(mostUnits: number = MOST_UNITS): CheckCache<Found> {
  const known = new Map<string, Found>();
  let units = 0;
  return {
    get(text) {
      const found = known.get(text);
      if (found !== undefined) {
        known.delete(text);
        known.set(text, found);
      }
      return found;
    },
    set(text, found) {
      if (known.delete(text)) units -= text.length;
      known.set(text, found);
      units += text.length;
      for (const oldest of known.keys()) {
        if (units <= mostUnits || oldest === text) break;
        known.delete(oldest);
        units -= oldest.length;
      }
    },
    clear() {
      known.clear();
      units = 0;
    },
  };
}
