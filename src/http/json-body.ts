import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { problem } from '../platform/errors.ts';

/** Fails on bytes that are no UTF-8: as U+FFFD they would be checked, and corrected, as if somebody had written them. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies. An empty one counts as none, because clients that create an upload address send a content type with
 * no body; keys that reach for the prototype are dropped like any unknown field. No other type is taken, unless there is
 * nothing to read (`curl -d ''` and form libraries name a type for no body at all) or the route takes no body.
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

/** Where nothing is at the address, the answer says that; and a route without a body needs none, whatever was sent there. */
function ignoresBody({ is404, routeOptions: { schema } }: FastifyRequest): boolean {
  return is404 || !(schema?.body || (schema as { consumes?: unknown } | undefined)?.consumes);
}
