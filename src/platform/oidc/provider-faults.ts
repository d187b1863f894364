import { EmendError, problem } from '../errors.ts';
import type { Log } from '../log.ts';

interface FaultContext {
  /** `begin` or `finish`. */
  readonly what: string;
  readonly name: string;
  readonly log: Log;
}

/** Codes of openid-client for answers that cannot be used: timeouts, and statuses that the protocol does not have. */
const AWAY_CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
/** OpenID Connect Core 1.0, 3.1.2.6: the person, or a rule of the provider, refused. */
const DENIALS = new Set(['access_denied', 'login_required', 'consent_required', 'interaction_required']);

/**
 * Returns the catalogue error for a fault with a provider, and logs a line with codes only, because messages may quote
 * tokens and addresses.
 */
export function providerFault(error: unknown, { what, name, log }: FaultContext): EmendError {
  if (error instanceof EmendError) return error;
  const { code, error: answered } = error as { code?: string; error?: string };
  const cause = (error as Error).cause as { code?: string; message?: string } | undefined;
  log.warn({ what, code, answered, cause: cause?.code }, 'signing in with the provider failed');
  if (answered !== undefined && DENIALS.has(answered)) return problem('oidc.denied', { name });
  // `fetch` throws a TypeError for every network fault.
  const isNetwork = error instanceof TypeError && cause !== undefined;
  if (isNetwork || (code !== undefined && AWAY_CODES.has(code))) return problem('oidc.away', { name });
  return problem('oidc.refused', { name });
}
