import type { FastifyRequest } from 'fastify';
import type { SessionState } from '../contract/account.ts';
import { problem } from '../platform/errors.ts';
import type { RateLimiter, RatePolicy } from '../platform/rate-limit.ts';
import { isLocalHost, isLocalProgram } from './local-program.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Who may try the review without an account: browsers on this machine, anybody, or nobody. */
export type GuestAccess = SessionState['guests'];

export interface Guests {
  /** What the pages are told: `local` only where the request seems to come from this machine. */
  access(request: FastifyRequest): GuestAccess;
  /**
   * Counts a request of a guest.
   * @returns false where guests are not taken, or it is none: it then needs a session or a key
   * @throws EmendError `auth.foreign-origin`, `rate.exceeded`
   */
  admit(request: FastifyRequest): Promise<boolean>;
}

/** Our pages say that a guest asks: a page whose session has ended is none, and no form of another site can send a header. */
const HEADER = 'x-emend-guest';

/** A pasted text comes as hundreds of paragraphs at once; on the own machine it is checked as fast as that of a member. */
const HERE: RatePolicy = { perSecond: 50 };
const EACH: RatePolicy = { perSecond: 5, burst: 20 };
/** Of all guests from elsewhere: whoever has many addresses leaves the threads to those with an account. */
const TOGETHER: RatePolicy = { perSecond: 20, burst: 40 };

export interface GuestSettings {
  readonly access: GuestAccess;
  /** The public address of the service. */
  readonly baseUrl: () => string;
  /** Where proxies are named, nobody is known to be on this machine. */
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
 * Browsers name the origin of whatever is sent with a body. Behind a proxy that adds no header and asks by a name of this
 * machine, it is still the name under which the visitor knows the page.
 */
function isFromLocalPage({ method, headers: { origin } }: FastifyRequest): boolean {
  if (origin === undefined) return method === 'GET';
  return URL.canParse(origin) && isLocalHost(new URL(origin).host);
}
