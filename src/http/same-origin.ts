import type { FastifyRequest } from 'fastify';
import { problem } from '../platform/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site makes a browser send in a user's name. Browsers state where a request comes from:
 * in Sec-Fetch-Site if the page is https or local, otherwise in Origin, which must then name the requested host.
 * @throws EmendError `auth.foreign-origin`, also if the request states neither
 */
export function requireSameOrigin({ method, headers }: FastifyRequest): void {
  if (SAFE.has(method)) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw problem('auth.foreign-origin');
    return;
  }
  const { origin, host } = headers;
  if (!origin || !host || !URL.canParse(origin) || new URL(origin).host !== host) throw problem('auth.foreign-origin');
}
