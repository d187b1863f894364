/** The time of a store, as far as it has said. */
export interface StoreClock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Takes the time from an answer; false where it is what was thought. */
  hear(answer: Response): boolean;
}

/** Less than what any store refuses, more than a request takes. */
const SKEW_MS = 60_000;

/**
 * Stores refuse signatures whose time is more than 15 minutes from their own, and an address that we sign for five minutes is over before it
 * is used where our time is late. So what counts is their time, from the header that each answer has, and not this machine's, which may be set.
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
