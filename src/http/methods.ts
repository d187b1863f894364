import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../platform/errors.ts';
import type { CrossOrigin } from './cross-origin.ts';
import type { KnownRoute } from './known-routes.ts';

/**
 * Handles requests that no route takes. For a known address it answers OPTIONS (including a browser's preflight),
 * refuses any other method and lists the allowed ones (RFC 9110, 15.5.6). It runs before the guard, because nobody
 * needs a key to learn that.
 * @throws EmendError `request.wrong-method` (405)
 */
export function createMethodCheck(routesAt: (url: string) => readonly KnownRoute[], crossOrigin: CrossOrigin) {
  return async function checkMethod(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // The catch-all of the pages takes every GET that no other route takes.
    const isUnrouted = request.is404 || request.routeOptions.url === '/*';
    if (!isUnrouted) {
      if (request.routeOptions.config.crossOrigin) crossOrigin.allow(request, reply);
      return undefined;
    }
    const routes = routesAt(request.url);
    if (routes.length === 0) return undefined;
    const allowed = [...new Set(routes.map(({ method }) => method))];
    const { method } = request;
    if (method !== 'OPTIONS' && allowed.includes(method)) return undefined;
    reply.header('allow', allowed.join(', '));
    if (method === 'OPTIONS') {
      crossOrigin.preflight(request, reply, routes);
      return reply.code(204).send();
    }
    if (routes.some((route) => route.crossOrigin)) crossOrigin.allow(request, reply);
    throw problem('request.wrong-method', { method, allowed: allowed.join(', ') });
  };
}
