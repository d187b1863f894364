import { errorOf } from './errors.ts';
import { pause } from './pause.ts';

export interface SendOptions {
  readonly fetch: typeof fetch;
  /** How often a request is sent again, at most. */
  readonly retries: number;
  /** Told before a request is sent again. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
}

/** A request that is sent again. */
export interface Retry {
  /** 1 for the first repetition. */
  readonly attempt: number;
  readonly milliseconds: number;
  /** HTTP status of the refusal; null where no answer came. */
  readonly status: number | null;
}

/** Refusals that pass: too many requests, no room in the queue, a proxy that got no answer. */
const PASSING = new Set([429, 502, 503, 504]);
/** First wait and longest wait of a backoff, in milliseconds. */
const FIRST = 500;
const LONGEST = 30_000;

/**
 * Sends a request, again where it was refused for now or no answer came: after what Retry-After says, else after 0.5 s, 1 s, 2 s …
 * less up to a half by chance, so that many clients do not come back at once.
 * @throws EmendApiError when it is refused for good; what fetch throws when there is no answer; the reason of `init.signal`
 */
export async function send(url: string, init: RequestInit, options: SendOptions): Promise<Response> {
  const signal = init.signal ?? undefined;
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const answer = await options.fetch(url, init).catch((error: unknown) => {
      signal?.throwIfAborted();
      if (attempt > options.retries) throw error;
      return null;
    });
    if (answer?.ok) return answer;
    if (answer && !(PASSING.has(answer.status) && attempt <= options.retries)) throw await errorOf(answer);
    const backoff = Math.min(LONGEST, FIRST * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
    const milliseconds = retryAfter(answer?.headers.get('retry-after') ?? null) ?? backoff;
    await answer?.body?.cancel();
    options.onRetry?.({ attempt, milliseconds, status: answer?.status ?? null });
    await pause(milliseconds, signal);
  }
}

/** Retry-After (RFC 9110, 10.2.3), seconds or a date, in milliseconds; null where there is none. */
export function retryAfter(value: string | null, now = Date.now()): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
