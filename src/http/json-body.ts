import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { problem } from '../platform/errors.ts';

/** Fails on bytes that are not UTF-8. Decoded as U+FFFD, they would be checked and corrected as if somebody had written them. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies. An empty body counts as none, because clients that create an upload address send a content type
 * without a body. Keys that reach the prototype are dropped like any unknown field. Other types are refused, unless the
 * body is empty (`curl -d ''` and form libraries state a type without a body) or the route takes no body.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (ignoresBody(request)) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(problem('request.invalid-json'));
    }
    if (text.trim() === '') return done(null, undefined);
    // The parser's own message quotes the text.
    parse(request, text, (error, value) => (error ? done(problem('request.invalid-json')) : done(null, value)));
  });
  app.addContentTypeParser('*', (request, _payload, done) => {
    if (ignoresBody(request) || request.headers['content-length'] === '0') return done(null, undefined);
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
  });
}

/** An unknown address gets the answer that it is unknown. A route without a body ignores what was sent. */
function ignoresBody({ is404, routeOptions: { schema } }: FastifyRequest): boolean {
  return is404 || !(schema?.body || (schema as { consumes?: unknown } | undefined)?.consumes);
}
