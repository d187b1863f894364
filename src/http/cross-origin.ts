import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownRoute } from './known-routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Pages of the origins in EMEND_ALLOWED_ORIGINS may use it, and browser add-ons too if it says so. It must not
     * apply where a cookie identifies the caller.
     */
    crossOrigin?: true | 'add-ons';
  }
}

/** Headers that a request may send in addition to those that the Fetch standard always allows. */
const REQUEST_HEADERS = 'x-api-key, content-type, range, if-range';
/** Response headers that scripts may read in addition to those that the Fetch standard always exposes. */
const SHOWN_HEADERS = [
  'content-disposition',
  'content-range',
  'etag',
  'retry-after',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-error-code',
  'x-request-id',
].join(', ');
/** Chromium keeps the answer to a preflight for two hours at most. */
const PREFLIGHT_SECONDS = 7_200;

/** The origin of a browser add-on. Its user already allowed it to read every page. */
const ADD_ON = /^(?:chrome-extension|moz-extension|safari-web-extension):\/\//;

export interface CrossOrigin {
  /** Lets the page that sent the request read the answer, whatever its status, if its origin is allowed. */
  allow(request: FastifyRequest, reply: FastifyReply): void;
  /** Tells the browser which requests may follow to an address with these routes. */
  preflight(request: FastifyRequest, reply: FastifyReply, routes: readonly KnownRoute[]): void;
}

/** True when EMEND_ALLOWED_ORIGINS lists this origin, not just as `*`, or when it is an add-on's. */
export function isTrustedOrigin(origins: string | null, origin: string): boolean {
  return ADD_ON.test(origin) || (origins?.split(',').includes(origin) ?? false);
}

/**
 * Handles cross-origin requests by the Fetch standard, without credentials: a page of another origin sends a key, never
 * a cookie. It is written here because @fastify/cors answers preflights for every address of the service, including
 * those of the portal.
 * @param origins exact origins separated by commas, `*` for any, null for none
 */
export function createCrossOrigin(origins: string | null): CrossOrigin {
  const allowed = new Set(origins?.split(','));
  const any = allowed.has('*');

  function allow(request: FastifyRequest, reply: FastifyReply, addOns: boolean): boolean {
    if (allowed.size === 0 && !addOns) return false;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !(any || allowed.has(origin) || (addOns && ADD_ON.test(origin)))) return false;
    reply.header('access-control-allow-origin', any ? '*' : origin);
    return true;
  }

  return {
    allow(request, reply) {
      const addOns = request.routeOptions.config?.crossOrigin === 'add-ons';
      if (allow(request, reply, addOns)) reply.header('access-control-expose-headers', SHOWN_HEADERS);
    },
    preflight(request, reply, routes) {
      const open = routes.filter(({ crossOrigin }) => crossOrigin);
      const addOns = open.some((route) => route.crossOrigin === 'add-ons');
      if (open.length === 0 || !allow(request, reply, addOns)) return;
      reply.header('access-control-allow-methods', open.map(({ method }) => method).join(', '));
      reply.header('access-control-allow-headers', REQUEST_HEADERS);
      reply.header('access-control-max-age', PREFLIGHT_SECONDS);
    },
  };
}
