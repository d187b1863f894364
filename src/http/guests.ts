import type { FastifyRequest } from 'fastify';
import type { SessionState } from '../contract/account.ts';
import { problem } from '../platform/errors.ts';
import type { RateLimiter, RatePolicy } from '../platform/rate-limit.ts';
import { isLocalHost, isLocalProgram } from './local-program.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Who may try the review without an account: browsers on this machine, anybody or nobody. */
export type GuestAccess = SessionState['guests'];

export interface Guests {
  /** What the pages are told: `local` only if the request seems to come from this machine. */
  access(request: FastifyRequest): GuestAccess;
  /**
   * Counts a request of a guest.
   * @returns false if guests are not allowed or the request is not a guest's; it then needs a session or a key
   * @throws EmendError `auth.foreign-origin`, `rate.exceeded`
   */
  admit(request: FastifyRequest): Promise<boolean>;
}

/** Our pages send this header for a guest. A page whose session has ended is not a guest, and a form of another site cannot send a header. */
const HEADER = 'x-emend-guest';

/** A pasted text arrives as hundreds of paragraphs at once. On the local machine it is checked as fast as a member's text. */
const HERE: RatePolicy = { perSecond: 50 };
const EACH: RatePolicy = { perSecond: 5, burst: 20 };
/** Limit for all remote guests together, so that a client with many addresses leaves the threads to users with an account. */
const TOGETHER: RatePolicy = { perSecond: 20, burst: 40 };

export interface GuestSettings {
  readonly access: GuestAccess;
  /** The public address of the service. */
  readonly baseUrl: () => string;
  /** If proxies are configured, no client is known to be on this machine. */
  readonly trustedProxies: string | null;
  readonly limiter: RateLimiter;
}

export function createGuests({ access, baseUrl, trustedProxies, limiter }: GuestSettings): Guests {
  const isHere = (request: FastifyRequest) => trustedProxies === null && isLocalProgram(request, baseUrl());

  function accessOf(request: FastifyRequest): GuestAccess {
    return access === 'local' && !isHere(request) ? 'off' : access;
  }
  async function take(request: FastifyRequest, id: string, policy: RatePolicy): Promise<void> {
    const { allowed, limit, retryAfter } = await limiter.take(`guest ${id}`, policy);
    if (allowed) return;
    request.refused = true;
    throw problem('rate.exceeded', { limit, seconds: Math.max(1, Math.ceil(retryAfter)) });
  }
  return {
    access: accessOf,
    async admit(request) {
      if (request.headers[HEADER] === undefined) return false;
      const allowed = accessOf(request);
      if (allowed === 'off' || (allowed === 'local' && !isFromLocalPage(request))) return false;
      requireSameOrigin(request);
      await take(request, request.ip, allowed === 'local' ? HERE : EACH);
      if (allowed === 'on') await take(request, 'all', TOGETHER);
      return true;
    },
  };
}

/**
 * Browsers state the origin of every request with a body. Behind a proxy that adds no header and uses a name of this
 * machine, it is still the name under which the visitor knows the page.
 */
function isFromLocalPage({ method, headers: { origin } }: FastifyRequest): boolean {
  if (origin === undefined) return method === 'GET';
  return URL.canParse(origin) && isLocalHost(new URL(origin).host);
}
