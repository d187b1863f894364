import type { FastifyRequest } from 'fastify';
import type { Authenticator, Caller } from '../../accounts/authenticate.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Parameters } from '../../services/languagetool/read-request.ts';
import { isTrustedOrigin } from '../cross-origin.ts';
import { isLocalProgram } from '../local-program.ts';

/** Who needs no key: nobody, programs on this machine or anybody. */
export type KeylessAccess = 'key' | 'local' | 'open';

export interface CallerParts {
  readonly access: KeylessAccess;
  /** The public address of the service. If it is not this machine, a proxy may stand in front, whose requests look local. */
  readonly baseUrl: () => string;
  readonly allowedOrigins: string | null;
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
}

/** Requests per second. An editor sends the paragraphs of a newly opened document one after another. */
const RATES = { production: 50, test: 5, keyless: 50 };

/**
 * Finds out who sent the request. Clients send their key as `apiKey` in the form, so this runs after the body is read.
 * @returns null for a program that needs no key
 * @throws EmendError `languagetool.…-key`, `languagetool.foreign-origin`, `auth.missing-scope`, `rate.exceeded`
 */
export async function callerOf(
  request: FastifyRequest,
  { apiKey }: Parameters,
  parts: CallerParts,
): Promise<Caller | null> {
  const header = request.headers['x-api-key'];
  const key = apiKey || (Array.isArray(header) ? header[0] : header);
  if (key) {
    const caller = await parts.authenticator.authenticate(key, 'paragraph').catch(async (error: unknown) => {
      request.refused = true;
      request.caller = await parts.authenticator.ownerOf(key);
      const isUnknown = error instanceof EmendError && error.code === 'auth.invalid-key';
      throw isUnknown ? problem('languagetool.invalid-key') : error;
    });
    request.caller = caller;
    await takeRate(request, parts.limiter, caller.keyId, RATES[caller.kind]);
    return caller;
  }
  const isHere = isLocalProgram(request, parts.baseUrl());
  if (parts.access === 'key' || (parts.access === 'local' && !isHere)) throw problem('languagetool.missing-key');
  if (isForeign(request, parts.allowedOrigins)) throw problem('languagetool.foreign-origin');
  if (!isHere) await takeRate(request, parts.limiter, request.ip, RATES.keyless);
  return null;
}

async function takeRate(request: FastifyRequest, limiter: RateLimiter, id: string, perSecond: number): Promise<void> {
  const decision = await limiter.take(`languagetool ${id}`, { perSecond });
  if (decision.allowed) return;
  request.refused = true;
  throw problem('rate.exceeded', { limit: decision.limit, seconds: Math.max(1, Math.ceil(decision.retryAfter)) });
}

/** True when the request comes from a page that nobody allowed. Browsers state its origin, or at least that it is a different one. */
function isForeign({ headers, host, protocol }: FastifyRequest, allowedOrigins: string | null): boolean {
  const { origin } = headers;
  if (origin !== undefined) return origin !== `${protocol}://${host}` && !isTrustedOrigin(allowedOrigins, origin);
  return /^(?:cross-site|same-site)$/.test(String(headers['sec-fetch-site'] ?? ''));
}
