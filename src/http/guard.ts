import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator, Caller } from '../accounts/authenticate.ts';
import type { Session, Sessions } from '../accounts/sessions.ts';
import { type KeyKind, SCOPES, type Scope } from '../contract/terms.ts';
import { problem } from '../platform/errors.ts';
import type { RateDecision, RateLimiter } from '../platform/rate-limit.ts';
import type { ServiceName } from './error-bodies.ts';
import type { Guests } from './guests.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Requests per second by kind of key. */
export type Rates = Readonly<Record<KeyKind, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The service that defines the form of errors and the usage; `base` if left out. */
    service?: ServiceName;
    /** Name of the operation, under which usage is recorded and requests are counted. */
    operation?: string;
    /** The scope that the key needs. A route without one is open. A browser with a session needs no key. */
    scope?: Scope;
    rates?: Rates;
    /** True if a text is checked while the client waits. The request is refused at once if that would take too long. */
    checksText?: true;
    /** For the pages only: the caller must be signed in, or signed in as administrator. */
    session?: 'member' | 'administrator';
    /** Guests of the review may use it too, if guests are allowed. */
    guests?: true;
    /** For the pages only, before anybody is signed in: the request must come from a page of this service. */
    sameOrigin?: true;
  }
  interface FastifyRequest {
    /** The caller; null on open routes. */
    caller: Caller | null;
    /** The user who is signed in; null if the route does not need one, or if a key was used. */
    session: Session | null;
    /** True if nobody is signed in and the route allows guests. */
    guest: boolean;
    /** The number of words that the request made us process, for the usage record. */
    words: number;
    /** True when its key or its rate was refused. Such a request does nothing and costs nothing. */
    refused: boolean;
  }
}

/** Where browsers may sign in. */
export interface BrowserSessions {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
}

/**
 * Runs before the body is read, so that a client without a key cannot make us receive one. It checks the key or the
 * session, then its scope, then its rate.
 * @param browser null if this process has no pages
 * @param guests null if nobody may use the service without a key or an account
 * @throws EmendError `auth.…` (401, 403) or `rate.exceeded` (429)
 */
export function createGuard(
  authenticator: Authenticator,
  limiter: RateLimiter,
  browser: BrowserSessions | null,
  guests: Guests | null,
) {
  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { scope, session, sameOrigin, rates, operation = 'request' } = request.routeOptions.config;
    if (sameOrigin) requireSameOrigin(request);
    if (request.routeOptions.config.guests && (await guests?.admit(request))) {
      request.guest = true;
      return;
    }
    if (session) return requireSession(request, session, browser);
    if (!scope) return;
    request.caller = await callerOf(request, scope, authenticator, browser);
    if (!rates) return;
    const { keyId, kind } = request.caller;
    const decision = await limiter.take(`${operation} ${keyId}`, { perSecond: rates[kind] });
    writeHeaders(reply, decision);
    if (decision.allowed) return;
    request.refused = true;
    const seconds = Math.max(1, Math.ceil(decision.retryAfter));
    throw problem('rate.exceeded', { limit: decision.limit, seconds });
  };
}

async function callerOf(
  request: FastifyRequest,
  scope: Scope,
  authenticator: Authenticator,
  browser: BrowserSessions | null,
): Promise<Caller> {
  const header = request.headers['x-api-key'];
  if (header === undefined) {
    const session = await sessionOf(request, browser);
    if (session) {
      requireSameOrigin(request);
      request.session = session;
      return callerInBrowser(session);
    }
  }
  const key = Array.isArray(header) ? header[0] : header;
  try {
    return await authenticator.authenticate(key, scope);
  } catch (error) {
    // Recorded so that the key's owner sees that the request was refused.
    request.refused = true;
    request.caller = await authenticator.ownerOf(key);
    throw error;
  }
}

async function requireSession(
  request: FastifyRequest,
  role: 'member' | 'administrator',
  browser: BrowserSessions | null,
): Promise<void> {
  const session = await sessionOf(request, browser);
  if (!session) throw problem('auth.signed-out');
  requireSameOrigin(request);
  if (role === 'administrator' && session.role !== 'administrator') throw problem('auth.not-administrator');
  request.session = session;
}

function sessionOf(request: FastifyRequest, browser: BrowserSessions | null): Promise<Session | null> {
  const token = browser?.cookie.read(request);
  return token ? browser!.sessions.find(token) : Promise.resolve(null);
}

/** A signed-in user may use every service of the account. The account's own id is used in place of a key's id. */
function callerInBrowser({ accountId }: Session): Caller {
  return {
    accountId,
    keyId: accountId,
    publicId: `browser:${accountId.slice(0, 8)}`,
    kind: 'production',
    scopes: new Set(SCOPES),
  };
}

/** draft-ietf-httpapi-ratelimit-headers-03, the version that current clients understand. */
function writeHeaders(reply: FastifyReply, { limit, remaining, reset }: RateDecision): void {
  reply.header('ratelimit-policy', `${limit};w=1`);
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', Math.ceil(reset));
}
