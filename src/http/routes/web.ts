import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../platform/errors.ts';
import type { WebFile, WebFiles } from '../web-files.ts';

/** Addresses of pages and the shell that answers them. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'index',
  '/login': 'sign',
  '/signup': 'sign',
  '/link': 'sign',
  '/signed-in': 'sign',
  '/review': 'review',
  '/review/*': 'review',
  '/texts': 'texts',
  '/texts/*': 'texts',
  '/documents': 'documents',
  '/documents/*': 'documents',
  '/reports': 'documents',
  '/reports/*': 'documents',
  '/manuscript': 'manuscript',
  '/join': 'portal',
  '/portal': 'portal',
  '/portal/*': 'portal',
  '/docs': 'docs',
  '/docs/*': 'docs',
};

/**
 * The pages load only our own files, run no inline code and must not be framed. `blob:` images are the pages of a
 * user's PDF, made in the browser.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR_SECONDS = 31_536_000;

/** The web pages: shells for their addresses, and assets whose names change with their content. */
export function webRoutes(app: FastifyInstance, files: WebFiles): void {
  const schema = { hide: true };
  for (const [url, name] of Object.entries(PAGES)) {
    const shell = files.shells.get(name)!;
    app.get(url, { schema, handler: (request, reply) => sendPage(request, reply, shell) });
  }
  app.get<{ Params: { '*': string } }>('/assets/*', {
    schema,
    handler: (request, reply) => {
      const asset = files.assets.get(request.params['*']);
      if (!asset) throw problem('request.not-found');
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      return send(request, reply, asset);
    },
  });
  app.get('/favicon.svg', {
    schema,
    handler: (request, reply) => send(request, reply.header('cache-control', 'public, max-age=86400'), files.favicon),
  });
  // A person who mistypes an address gets a page that says so; a program gets the API's 404.
  const lost = files.shells.get('index')!;
  app.get('/*', {
    schema,
    handler: (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) throw problem('request.not-found');
      return sendPage(request, reply.code(404), lost);
    },
  });
  app.get('/robots.txt', { schema, handler: (_request, reply) => reply.type('text/plain').send(ROBOTS) });
}

const ROBOTS = 'User-agent: *\nDisallow: /\n';

function sendPage(request: FastifyRequest, reply: FastifyReply, shell: WebFile) {
  reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  reply.header('cache-control', 'no-cache');
  return send(request, reply, shell);
}

/** The smallest encoding that the browser accepts. */
function send(request: FastifyRequest, reply: FastifyReply, { type, plain, br, gzip, etag }: WebFile) {
  reply.header('content-type', type).header('vary', 'accept-encoding').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}
