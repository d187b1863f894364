import type { FastifyRequest } from 'fastify';
import { problem } from '../platform/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser do in somebody's name. Browsers say where a request comes from: by
 * Sec-Fetch-Site wherever the page is https or local, else by Origin, which must then name the host that was asked.
 * @throws EmendError `auth.foreign-origin`, also when the request says neither
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
