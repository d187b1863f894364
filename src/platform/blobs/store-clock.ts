/** The time of a store, as far as its answers tell. */
export interface StoreClock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Takes the time from an answer. Returns false if the time was already correct. */
  hear(answer: Response): boolean;
}

/** Less than the deviation that any store refuses, and more than a request takes. */
const SKEW_MS = 60_000;

/**
 * Stores refuse signatures whose time deviates by more than 15 minutes from their own, and an address signed for five
 * minutes expires before its use if our clock is slow. Therefore the store's time counts, from the header of each
 * answer, and not this machine's time, which may be changed.
 */
export function createStoreClock(): StoreClock {
  let heard: { readonly ms: number; readonly at: number } | undefined;
  const now = () => (heard ? heard.ms + performance.now() - heard.at : Date.now());
  return {
    now,
    hear({ headers }) {
      const ms = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(ms)) return false;
      const isNews = Math.abs(ms - now()) > SKEW_MS;
      if (isNews || !heard) heard = { ms, at: performance.now() };
      return isNews;
    },
  };
}
