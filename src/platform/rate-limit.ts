/** A rate: requests per second, with a bucket for one second unless `burst` sets another size. */
export interface RatePolicy {
  readonly perSecond: number;
  /** Requests that may arrive at once after a pause. */
  readonly burst?: number;
}

export interface RateDecision {
  readonly allowed: boolean;
  readonly limit: number;
  /** Whole requests that could follow at once. */
  readonly remaining: number;
  /** Seconds until a refused request would be accepted (0 if allowed). */
  readonly retryAfter: number;
  /** Seconds until the bucket is full again. */
  readonly reset: number;
}

export interface RateLimiter {
  /** Counts a request under `id`. A refused request costs nothing. */
  take(id: string, policy: RatePolicy): RateDecision | Promise<RateDecision>;
}

/** A limiter that answers synchronously. */
export interface LocalRateLimiter extends RateLimiter {
  take(id: string, policy: RatePolicy): RateDecision;
}

interface Bucket {
  tokens: number;
  at: number;
  /** The time when it is full again if no request takes from it. */
  fullAt: number;
}

/**
 * Tolerance: a client that sends exactly one request per second reaches a limit of one per second a few milliseconds
 * early or late. A tenth of a request may be owed. The next request pays it back, so the rate over time stays what the
 * contract says.
 */
export const OWED = 0.1;
/** A full bucket means the same as a missing one. Full buckets are removed when this many buckets exist. */
const MOST = 20_000;

/**
 * Token buckets in the memory of this process: exact if only one process serves, 0.002 ms per request. For several
 * processes: `shared-rate-limit.ts`.
 */
export function createRateLimiter(now: () => number = () => performance.now()): LocalRateLimiter {
  const buckets = new Map<string, Bucket>();

  function dropFull(time: number): void {
    for (const [id, bucket] of buckets) if (time > bucket.fullAt + 1_000) buckets.delete(id);
  }

  return {
    take(id, { perSecond, burst = perSecond }) {
      const time = now();
      if (buckets.size > MOST) dropFull(time);
      const bucket = buckets.get(id) ?? { tokens: burst, at: time, fullAt: time };
      bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond);
      bucket.at = time;
      buckets.set(id, bucket);
      const allowed = bucket.tokens >= 1 - OWED;
      if (allowed) bucket.tokens -= 1;
      bucket.fullAt = time + ((burst - bucket.tokens) / perSecond) * 1000;
      return decision(allowed, bucket.tokens, { perSecond, burst });
    },
  };
}

/** The answer for a request, with the tokens that are left after it. */
export function decision(allowed: boolean, tokens: number, { perSecond, burst }: Required<RatePolicy>): RateDecision {
  return {
    allowed,
    limit: perSecond,
    remaining: Math.max(0, Math.floor(tokens + OWED)),
    retryAfter: allowed ? 0 : (1 - OWED - tokens) / perSecond,
    reset: (burst - tokens) / perSecond,
  };
}
