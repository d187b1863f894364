import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator, Caller } from '../accounts/authenticate.ts';
import type { KeyKind, Scope } from '../accounts/key-terms.ts';
import { problem } from '../platform/errors.ts';
import type { RateDecision, RateLimiter } from '../platform/rate-limit.ts';
import type { ServiceName } from './error-bodies.ts';

/** Requests per second by kind of key. */
export type Rates = Readonly<Record<KeyKind, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose error shape and usage it is; `base` when left out. */
    service?: ServiceName;
    /** Name of the operation: usage is recorded and requests are counted under it. */
    operation?: string;
    /** The key needs this scope. Without one the route is open. */
    scope?: Scope;
    rates?: Rates;
  }
  interface FastifyRequest {
    /** Who asks; null on open routes. */
    caller: Caller | null;
    /** Words that the request made us process, for the usage record. */
    words: number;
    /** True when the rate limit refused it: such a request costs nothing. */
    refused: boolean;
  }
}

/**
 * Runs before the body is read, so that nobody without a key can make us take one: the key, its scope, then its rate.
 * @throws EmendError `auth.…` (401, 403) or `rate.exceeded` (429)
 */
export function createGuard(authenticator: Authenticator, limiter: RateLimiter) {
  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { scope, rates, operation = 'request' } = request.routeOptions.config;
    if (!scope) return;
    const header = request.headers['x-api-key'];
    request.caller = await authenticator.authenticate(Array.isArray(header) ? header[0] : header, scope);
    if (!rates) return;
    const { keyId, kind } = request.caller;
    const decision = limiter.take(`${operation} ${keyId}`, { perSecond: rates[kind] });
    writeHeaders(reply, decision);
    if (decision.allowed) return;
    request.refused = true;
    const seconds = Math.max(1, Math.ceil(decision.retryAfter));
    reply.header('retry-after', seconds);
    throw problem('rate.exceeded', { limit: decision.limit, seconds });
  };
}

/** draft-ietf-httpapi-ratelimit-headers-03, the form that clients in use understand. */
function writeHeaders(reply: FastifyReply, { limit, remaining, reset }: RateDecision): void {
  reply.header('ratelimit-policy', `${limit};w=1`);
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', Math.ceil(reset));
}
