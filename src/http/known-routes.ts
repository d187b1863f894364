import type { FastifyInstance } from 'fastify';

/** A method that an address accepts. */
export interface KnownRoute {
  readonly method: string;
  /** Pages of other origins may use it. */
  readonly crossOrigin: boolean | 'add-ons';
}

/**
 * Collects the routes that are registered after this call.
 * @returns the routes of a URL path, sorted by method; none for an unknown path. The catch-all of the pages does not count.
 */
export function collectRoutes(app: FastifyInstance): (url: string) => KnownRoute[] {
  const routes: (KnownRoute & { readonly pattern: RegExp })[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url === '/*') return;
    const pattern = patternOf(url);
    const crossOrigin = config?.crossOrigin ?? false;
    for (const name of [method].flat()) routes.push({ method: name, crossOrigin, pattern });
  });
  return (url) => {
    const path = url.replace(/[?#].*/s, '');
    const found = routes.filter(({ pattern }) => pattern.test(path));
    return found.sort((a, b) => (a.method < b.method ? -1 : a.method > b.method ? 1 : 0));
  };
}

/** The router's notation: `:name` for one segment, `*` for the rest. A slash at the end is ignored. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}/?$`, 's');
}
